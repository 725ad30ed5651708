import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Beside each other in any language: a long name takes more lines in its own column, and the times stay on one line. */
export const times = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'space-between',
  alignItems: 'end',
  overflowWrap: 'anywhere',
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
  whiteSpace: 'nowrap',
});
