import { style } from '@vanilla-extract/css';
import { hover } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  userSelect: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [hover]: { ':hover': { background: vars.color.hover } } },
});
export const chevron = style({
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const content = style({ paddingBlock: vars.space[2] });
