import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: vars.space[2],
  fontFamily: 'monospace',
});
