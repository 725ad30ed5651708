import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const anchor = style({ position: 'relative' });
export const busy = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  paddingInlineEnd: vars.control.padding,
});
