import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const card = style({ inlineSize: '100%', maxInlineSize: '44rem' });
export const heading = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[1],
});
export const text = style({ lineHeight: vars.line.normal });
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
