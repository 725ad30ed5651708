import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { rotate: '360deg' } });

export const spinner = style({
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 0.8s linear infinite`,
});
