import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Rows of a menu. */
export const lesser = style({ display: 'grid' });
globalStyle(`${lesser} > :is(a, button)`, {
  justifyContent: 'start',
  gap: vars.space[3],
  paddingInline: vars.space[3],
  border: 'none',
  boxShadow: 'none',
  fontWeight: vars.weight.regular,
});
