import { style } from '@vanilla-extract/css';
import { padded, reading, surface, vars } from '#ui/theme';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: reading,
  marginInline: 'auto',
  padding: vars.space[4],
});
export const choice = style([surface, padded]);
export const kinds = style({
  display: 'grid',
  gap: vars.space[3],
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});
/** Under its text, as in the message; nothing leads there. */
export const link = style({ display: 'block', overflowWrap: 'anywhere' });
export const legend = style({
  fontWeight: vars.weight.medium,
  padding: 0,
  marginBlockEnd: vars.space[2],
});
export const privacy = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
export const log = style({
  margin: 0,
  paddingBlockStart: vars.space[3],
  paddingInline: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
