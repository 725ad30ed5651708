import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const caption = style({
  flex: 1,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});

/** A word beside the caption, no taller than it. */
export const turn = style({
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[1],
  fontSize: vars.text.xs,
});

/** On lines of their own. */
export const rest = style({ order: 1, flexBasis: '100%' });
export const none = style([rest, caption, { flexBasis: '100%' }]);
