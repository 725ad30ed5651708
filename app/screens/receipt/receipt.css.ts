import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '36rem',
  '@media': { print: { boxShadow: 'none', border: 'none' } },
});

/** Paper is white. */
globalStyle(`div:has(> main ${card})`, { '@media': { print: { background: '#fff' } } });

export const notPrinted = style({ '@media': { print: { display: 'none' } } });
