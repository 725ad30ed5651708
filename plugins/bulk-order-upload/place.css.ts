import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const map = style({
  position: 'relative',
  blockSize: '16rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const text = style({ overflowWrap: 'anywhere' });
