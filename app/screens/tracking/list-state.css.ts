import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const coming = style({
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const inset = style({ padding: vars.space[4] });
