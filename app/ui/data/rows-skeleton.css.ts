import { style } from '@vanilla-extract/css';
import { twoColumns } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

/** As high as a row of orders or customers. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '0.875em 1fr 5rem',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: '68px',
  paddingInline: vars.space[4],
  '@media': { [twoColumns]: { blockSize: '60px' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const words = style({ display: 'grid', gap: vars.space[2] });
