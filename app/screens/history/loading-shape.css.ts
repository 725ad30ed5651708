import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
const bone = style({
  display: 'block',
  borderRadius: vars.radius.sm,
  background: vars.color.border,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

/** Of a figure itself and what it was; of a row its line. */
export const bones = styleVariants({
  figure: [
    bone,
    {
      ...{ blockSize: '26px', inlineSize: '45%', marginBlock: '3.5px' },
      '@media': { [phone]: { blockSize: '16px', marginBlock: '4px' } },
    },
  ],
  was: [bone, { blockSize: '12px', inlineSize: '70%', marginBlock: '3px' }],
  line: [bone, { blockSize: '14px' }],
});

/** As wide as the figures beside a chart of few orders. */
export const figures = style({ inlineSize: '1ch' });

/** As high as what opens the table of days. */
export const dayTable = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem)',
  alignItems: 'center',
  minBlockSize: vars.control.height,
});

/** As high as the date over the cards of a day. */
export const day = style({
  blockSize: '37px',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const row = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: '2fr 3fr 1fr 1fr',
  gap: vars.space[6],
  blockSize: '44px',
  paddingInline: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
