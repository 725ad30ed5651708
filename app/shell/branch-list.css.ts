import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** However long one word of it is, the list is no wider than its place. */
export const name = style({ overflowWrap: 'anywhere' });

export const parent = style({
  display: 'inline-flex',
  verticalAlign: 'top',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.weight.strong,
});

/** Who looks for an outlet reads its name; the code tells two apart that are called the same. */
export const code = style({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
