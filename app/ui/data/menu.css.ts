import { style } from '@vanilla-extract/css';
import { desktop, hover } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const menu = style({
  display: 'grid',
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingBlock: vars.space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: `max(40px, ${vars.control.height})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  '@media': {
    [hover]: { ':hover': { background: vars.color.hover } },
    [desktop]: { minBlockSize: '36px' },
  },
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
});

export const icon = style({ color: vars.color.textMuted, fontSize: '1.125rem' });
