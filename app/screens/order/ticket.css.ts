import { globalStyle, style } from '@vanilla-extract/css';

/** A roll of a counter's printer is 80 mm wide; a sheet of paper simply has more room around it. */
export const ticket = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gap: '3mm',
      inlineSize: '72mm',
      color: '#000',
      background: '#fff',
      fontSize: '11pt',
      lineHeight: 1.35,
    },
  },
});

/** While a ticket is there, nothing but it is printed. */
globalStyle(`body:has(> .${ticket}) > :not(.${ticket})`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`body:has(> .${ticket})`, { '@media': { print: { margin: 0, background: '#fff' } } });

export const id = style({ fontSize: '20pt', fontWeight: 700, lineHeight: 1.1 });
export const code = style({ fontSize: '26pt', fontWeight: 700, textAlign: 'center' });
export const rule = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: '0.4mm dashed #000',
});
export const lines = style({ display: 'grid', gap: '1.5mm', margin: 0 });
export const term = style({ fontSize: '8pt' });
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });
