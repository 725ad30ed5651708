import { style } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '28rem',
  display: 'grid',
  gap: vars.space[6],
});

/** Who holds the phone in their hands cannot point its camera at it. */
export const openApp = style({
  margin: 0,
  display: 'none',
  '@media': { [phone]: { display: 'block' } },
});
