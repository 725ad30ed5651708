import { style } from '@vanilla-extract/css';
import { underFinger, vars } from '#ui/theme';

/** Pages of others stand small at the end, side by side. */
export const elsewhere = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlock: `1px solid ${vars.color.border}`,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
});
export const small = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  fontSize: vars.text.xs,
  '@media': { [underFinger]: { minBlockSize: '44px' } },
});
