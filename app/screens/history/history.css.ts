import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  padding: vars.space[4],
});

export const search = style({ flexGrow: 1, minInlineSize: 'min(20rem, 100%)' });
export const searchField = style({ flex: 1, minInlineSize: 0 });
/** Beside the control and not beside its label: one line of the label's text and the gap under it. */
export const besideField = style({
  marginBlockStart: `calc(${vars.text.sm} * ${vars.line.normal} + ${vars.space[1]})`,
});
export const toggle = style({ inlineSize: 'fit-content' });
export const rangeActions = style({ marginBlockStart: vars.space[5] });
