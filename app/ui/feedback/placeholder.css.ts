import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({ display: 'grid', gap: vars.space[2] });
export const bar = style({
  blockSize: '0.875em',
  borderRadius: vars.radius.sm,
  background: vars.color.border,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
});
export const block = style([bar, { borderRadius: vars.radius.md }]);

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '24rem',
  marginInline: 'auto',
  paddingBlock: vars.space[10],
  paddingInline: vars.space[4],
  textAlign: 'center',
});
export const emptyIcon = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  marginBlockEnd: vars.space[1],
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: '1.125rem',
});
export const emptyTitle = style({ fontWeight: vars.weight.strong });
export const emptyText = style({ color: vars.color.textMuted });
export const emptyAction = style({ marginBlockStart: vars.space[2] });
