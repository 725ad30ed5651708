import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[4],
});
export const term = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
export const figure = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const chart = style({ display: 'grid', gap: vars.space[2], margin: 0 });
/** Days run in reading direction. */
export const bars = style({
  inlineSize: '100%',
  blockSize: '7rem',
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
const colours = { deliveries: vars.color.accent, cancellations: vars.color.danger };
export const bar = styleVariants(colours, (fill) => ({ fill }));

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
});
const key = (background: string) =>
  style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    '::before': {
      content: '',
      inlineSize: vars.space[3],
      blockSize: vars.space[3],
      borderRadius: vars.radius.sm,
      background,
    },
  });
export const deliveriesKey = key(colours.deliveries);
export const cancellationsKey = key(colours.cancellations);
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
});
