import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[4],
  inlineSize: '100%',
});

export const logo = style({ blockSize: '2rem', maxInlineSize: '12rem' });

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '36rem',
  '@media': { print: { boxShadow: 'none', border: 'none' } },
});

export const notPrinted = style({ '@media': { print: { display: 'none' } } });
