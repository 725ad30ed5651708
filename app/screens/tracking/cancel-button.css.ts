import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Under its button, and no reason for a wider menu. */
export const notYet = style({
  inlineSize: 0,
  minInlineSize: '100%',
  paddingInline: vars.space[3],
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
});
