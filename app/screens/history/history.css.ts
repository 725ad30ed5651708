import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  padding: vars.space[4],
});
