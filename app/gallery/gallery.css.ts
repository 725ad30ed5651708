import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const page = style({
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  padding: `clamp(${vars.space[4]}, 4vw, ${vars.space[10]})`,
});
export const logo = style({ blockSize: '2rem', inlineSize: 'auto' });
export const title = style({ fontSize: vars.text.lg });
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
export const swatches = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
});
export const icons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  fontSize: '1.125rem',
});
