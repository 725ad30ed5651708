import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const kind = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space[4],
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  paddingInlineEnd: vars.space[12],
  fontWeight: vars.weight.medium,
});

export const listen = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: 0,
});
