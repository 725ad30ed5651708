import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'block',
  inlineSize: 'calc(100% + 6px)',
  margin: '-3px',
  border: 0,
});
