import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { atRest, high } from './resting.ts';

/** As high as the words beside it that can be pressed, which may come later. */
const lineBlock = `calc(${vars.control.height} - 2 * ${vars.space[2]})`;

export const caption = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: lineBlock,
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
const rest = style({ order: 1, flexBasis: '100%' });
/** Rows for as many as the window shows. */
export const shape = style([rest]);
globalStyle(`${shape} [role=status] > :nth-child(n + ${atRest + 1})`, {
  '@media': { [`not all and ${high}`]: { display: 'none' } },
});
export const none = style([rest, caption, { flexBasis: '100%' }]);
