import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const popup = style({
  position: 'absolute',
  zIndex: vars.layer.popup,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInline: 0,
  maxBlockSize: 'min(18rem, 40dvb)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.middle,
});
export const closed = style({ display: 'none' });

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } },
});
export const highlighted = style({ background: vars.color.accentSoft });
export const note = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[3],
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
});
