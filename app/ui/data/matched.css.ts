import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const matched = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: `underline 2px ${vars.color.accentLine}`,
  textUnderlineOffset: '3px',
});
