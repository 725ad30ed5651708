import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const caption = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});

/** A word beside the caption, no taller than it. */
export const turn = style({
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
  fontSize: vars.text.xs,
});

/** The rows reach a little beyond the field above, so that their words stand under its words. */
export const list = style({
  display: 'grid',
  marginInline: `calc(-1 * ${vars.space[2]})`,
});
export const row = style({
  minBlockSize: '46px',
  paddingBlock: vars.space.half,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  selectors: { 'li + li > &': { borderBlockStart: 0 } },
});
export const end = style({
  display: 'grid',
  justifyItems: 'end',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  whiteSpace: 'nowrap',
});
