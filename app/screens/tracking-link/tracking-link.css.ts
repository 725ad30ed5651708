import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const card = style({ inlineSize: '100%', maxInlineSize: '36rem' });

export const eta = style({ color: vars.color.text });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const map = style({
  inlineSize: '100%',
  maxInlineSize: '36rem',
  blockSize: '20rem',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
