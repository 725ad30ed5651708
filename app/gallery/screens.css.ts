import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const page = style({ padding: vars.space[4] });
export const windows = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[6],
});
export const caption = style({ color: vars.color.textMuted, fontSize: vars.text.xs });
export const window = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.middle,
});
export const frame = style({
  display: 'block',
  border: 0,
  transformOrigin: 'top left',
});
