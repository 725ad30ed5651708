import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** The lines that stand in for a page, where its own would begin. */
export const waiting = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  marginInline: 'auto',
  padding: vars.space[4],
});
