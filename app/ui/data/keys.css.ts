import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const keys = style({ display: 'inline-flex', gap: vars.space[1], flex: 'none' });

export const key = style({
  minInlineSize: vars.space[6],
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.canvas,
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.text.xs,
  textAlign: 'center',
});
