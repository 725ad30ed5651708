import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const kind = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${vars.space[1]} ${vars.space[8]}`,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const legend = style({
  float: 'inline-start',
  gridColumn: '1 / -1',
  padding: 0,
  paddingInlineEnd: vars.space[12],
  fontWeight: vars.weight.medium,
});

/** Its sign ends where the switches do. */
export const listen = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
