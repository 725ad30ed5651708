import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** The sign of a setting, which stands where the lines below have theirs. */
export const sign = style({
  display: 'inline-block',
  marginInlineEnd: vars.space[3],
  verticalAlign: 'middle',
  color: vars.color.textMuted,
  fontSize: '1.125rem',
});
