import { style } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';

export const history = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  paddingInline: vars.space[4],
});
export const line = style({
  paddingBlock: vars.space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) auto',
  alignItems: 'baseline',
  gap: vars.space[3],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const what = style({ fontWeight: vars.weight.medium });
export const by = style({
  fontWeight: vars.weight.regular,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const at = style({
  fontWeight: vars.weight.regular,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
