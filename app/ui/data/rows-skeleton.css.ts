import { style } from '@vanilla-extract/css';
import { bar } from '../feedback/placeholder.css.ts';
import { twoColumns } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

/** As high as a row of orders or customers. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: '68px',
  paddingInline: vars.space[4],
  '@media': { [twoColumns]: { blockSize: '60px' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const words = style({
  flex: 1,
  display: 'grid',
  gap: vars.space[2],
  marginInlineEnd: '15%',
});
const side = (basis: string) => style([bar, { flex: `0 0 ${basis}` }]);
export const sign = side('0.875em');
export const end = side('3rem');
