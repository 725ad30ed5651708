import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[4],
  inlineSize: '100%',
});

export const logo = style({ blockSize: '2rem', maxInlineSize: '12rem' });
