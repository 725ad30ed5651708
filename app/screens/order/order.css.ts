import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '70dvh',
  objectFit: 'contain',
  borderRadius: vars.radius.md,
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const name = style({ margin: 0, fontWeight: vars.weight.medium });

/** A photograph as large as a thumb. */
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  color: vars.color.textMuted,
  background: vars.color.hover,
  fontSize: '1rem',
});

export const small = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
