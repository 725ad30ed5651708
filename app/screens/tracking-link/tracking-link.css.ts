import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const card = style({ inlineSize: '100%', maxInlineSize: '36rem' });

/** A line of its own, which begins like one whatever its text begins with. */
export const eta = style({
  display: 'block',
  color: vars.color.text,
  '::first-letter': { textTransform: 'uppercase' },
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const map = style({
  inlineSize: '100%',
  maxInlineSize: '36rem',
  blockSize: '20rem',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
