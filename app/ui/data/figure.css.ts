import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const figure = style({
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  lineHeight: '1.1',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(2 * ${vars.closer})`,
  whiteSpace: 'nowrap',
});

export const size = styleVariants({ pane: { fontSize: '2.5rem' }, page: { fontSize: '2.75rem' } });

export const unit = style({ fontSize: '0.5em', letterSpacing: 0 });
