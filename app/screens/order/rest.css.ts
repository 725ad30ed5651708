import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Parts at a hairline, no box in a box. */
export const details = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  minInlineSize: 0,
});

/** Two sums beside each other, or under each other where their words have no room. */
export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  ':empty': { display: 'none' },
});
export const fee = style({ fontVariantNumeric: 'tabular-nums' });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
export const plain = style({ fontWeight: vars.weight.strong });
export const sum = style({ display: 'block', color: vars.color.textMuted });
export const amount = style({
  color: vars.color.text,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${details} > * + *`, {
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
