import { style } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';
import { muted } from './request.css.ts';

/** The words have the first line, fee and buttons the next. */
export const foot = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const notice = style({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
  '@media': { [phone]: { columnGap: 0 } },
});
/** A phone has its line for the words. */
export const icon = style({
  gridRow: 'span 2',
  color: vars.color.textMuted,
  '@media': { [phone]: { display: 'none' } },
});
export const title = style({
  gridColumn: 2,
  fontWeight: vars.weight.medium,
  '@media': { [phone]: { fontSize: vars.text.sm } },
});
export const more = style([
  muted,
  { gridColumn: 2, textWrap: 'balance', '@media': { [phone]: { fontSize: vars.text.xs } } },
]);
export const again = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
