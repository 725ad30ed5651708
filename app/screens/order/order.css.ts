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
