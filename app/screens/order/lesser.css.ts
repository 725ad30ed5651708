import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Rows of a menu, as wide as the longest where there is room. */
export const lesser = style({
  display: 'grid',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  maxInlineSize: '100%',
});
globalStyle(`${lesser} > :is(a, button)`, {
  justifyContent: 'start',
  textAlign: 'start',
  gap: vars.space[3],
  paddingInline: vars.space[3],
  border: 'none',
  boxShadow: 'none',
  fontWeight: vars.weight.regular,
});
