import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** As high without a number, or anybody, as with one. */
export const lines = style({ display: 'grid', alignContent: 'center', minBlockSize: '3lh' });
export const nobody = style({
  margin: 0,
  color: vars.color.textMuted,
  '::first-letter': { textTransform: 'uppercase' },
});

/** Stands for a face; the brand's second colour is its ground, and never its letters. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  blockSize: '40px',
  inlineSize: '40px',
  borderRadius: vars.radius.full,
  background: `color-mix(in srgb, ${vars.color.second} 12%, ${vars.color.surface})`,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
