import { style, styleVariants } from '@vanilla-extract/css';
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
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
});
export const swatchBox = style({ display: 'grid', gap: vars.space[1], fontSize: vars.text.xs });
const block = style({
  blockSize: vars.space[10],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const swatch = styleVariants(vars.color, (background) => [block, { background }]);
export const typeStep = styleVariants(vars.text, (fontSize) => ({ fontSize }));
export const spaces = style({ display: 'flex', alignItems: 'end', gap: vars.space[3] });
export const spaceStep = styleVariants(vars.space, (size) => ({
  inlineSize: size,
  blockSize: size,
  background: vars.color.accent,
}));
export const icons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  fontSize: '1.125rem',
});
export const rowHead = style({
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
