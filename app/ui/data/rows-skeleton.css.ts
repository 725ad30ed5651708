import { style, styleVariants } from '@vanilla-extract/css';
import { lineSize } from '../theme/line-size.ts';
import { twoColumns, underFinger } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const row = style({
  display: 'grid',
  gridTemplateColumns: '0.875em 1fr 5rem',
  alignItems: 'center',
  gap: vars.space[3],
});

export const look = styleVariants({
  /** As high as a row of orders or customers. */
  rows: [
    row,
    {
      blockSize: '68px',
      paddingInline: vars.space[4],
      '@media': { [twoColumns]: { blockSize: '60px' } },
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    },
  ],
  /** As high as a line under a field, and flush with that field. */
  lines: [
    row,
    {
      blockSize: lineSize.mouse,
      paddingInline: vars.space[1],
      '@media': { [underFinger]: { blockSize: lineSize.finger } },
    },
  ],
});
export const words = style({ display: 'grid', gap: vars.space[2] });
