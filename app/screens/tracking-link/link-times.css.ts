import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  background: vars.color.hover,
});
globalStyle(`${times} dt`, { color: vars.color.textMuted, fontSize: vars.text.sm });
globalStyle(`${times} dd`, {
  margin: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
