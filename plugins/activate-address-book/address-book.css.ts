import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Beside a caption, no taller than it. */
export const beside = style({
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[1],
  fontSize: vars.text.xs,
});
