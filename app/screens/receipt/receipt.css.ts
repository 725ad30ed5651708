import { style } from '@vanilla-extract/css';

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '36rem',
  '@media': { print: { boxShadow: 'none', border: 'none' } },
});

export const notPrinted = style({ '@media': { print: { display: 'none' } } });
