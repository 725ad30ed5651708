import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const map = style({
  position: 'relative',
  blockSize: '16rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

/** All of the form, which rests while it is saved. */
export const whole = style({
  selectors: { '&[inert]': { opacity: 0.6 } },
});

export const owners = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[1],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});
export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
export const owner = style({ display: 'flex', alignItems: 'end', gap: vars.space[2] });
export const ownerField = style({ flex: 1, minInlineSize: 0 });
