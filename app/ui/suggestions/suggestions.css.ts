import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { hang } from '../fields/combobox.css.ts';
import { lineSize } from '../theme/line-size.ts';
import { phone, underFinger } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

/** As high as a line with something to press in it is, and a caption; both grow with the letters. */
export const size = createVar();
export const captionSize = '1.75rem';

export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'absolute',
  zIndex: vars.layer.popup,
  insetBlockStart: vars.space[1],
  insetInline: 0,
  // As high as what rests under it, as far as the window shows that: few lines leave no hole in the page.
  minBlockSize: `min(100% - ${vars.space[1]}, 33dvb)`,
  overflow: 'hidden',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.middle,
});
export const closed = style({ display: 'none' });
export const scroller = style({
  maxBlockSize: 'min(30rem, 48dvb)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  // Lines that go on below fade; at the end there is nothing but room.
  paddingBlockEnd: vars.space[4],
  scrollPaddingBlockEnd: vars.space[4],
  maskImage: `linear-gradient(#000 calc(100% - ${vars.space[4]}), #0000)`,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockStart: 'auto',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  background: vars.color.canvas,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  '@media': { [underFinger]: { display: 'none' } },
});

/** Keeps its place while the list lies over it. */
export const covered = style({ visibility: 'hidden' });
globalStyle(`${hang} > :has(~ ${popup}:not(${closed}))`, { visibility: 'hidden' });

/** The lines reach a little beyond the input, so that their words stand under its words. */
export const resting = style({ marginInline: `calc(-1 * ${vars.space[2]})` });

export const lines = style({
  position: 'relative',
  vars: { [size]: lineSize.mouse },
  '@media': { [underFinger]: { vars: { [size]: lineSize.finger } } },
});
export const caption = style({
  display: 'flex',
  alignItems: 'end',
  blockSize: captionSize,
  paddingBlockEnd: vars.space[1],
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});
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
/** Whatever stands in it, such as all its words before their own code is here, is one line of the list. */
export const even = style({
  blockSize: size,
  paddingBlock: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
/** Where words beside a button would leave little of those of its line: it is its sign alone. */
const smallHand = `${phone} and ${underFinger}`;
/** Its button stands there all the time; words end before it, or are cut there: what overflows lies over a padding, but under no edge. */
export const acted = style({
  '@media': {
    [underFinger]: { borderInlineEnd: '9rem solid transparent' },
    [smallHand]: { borderInlineEndWidth: '4rem' },
  },
});
export const highlighted = style({
  background: vars.color.hover,
  // Seen only where the system replaces colours.
  outline: '2px solid transparent',
  outlineOffset: '-2px',
});

export const action = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  marginBlockStart: `calc((${size} - 28px) / 2)`,
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: '28px',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: '6px',
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '@media': {
    [underFinger]: {
      display: 'inline-flex',
      maxInlineSize: '8rem',
      gap: vars.space[1],
      blockSize: '44px',
      marginBlockStart: `calc((${size} - 44px) / 2)`,
    },
    [smallHand]: { justifyContent: 'center', inlineSize: '44px' },
  },
});
export const actionMarked = style({ display: 'inline-flex' });
globalStyle(`${action} > :not(svg)`, { '@media': { [smallHand]: { display: 'none' } } });
/** What stands at the end of a line gives way to its button, and words end before it; under a finger the line's edge does that. */
globalStyle(`${highlighted}${acted}`, {
  paddingInlineEnd: '9rem',
  '@media': { [underFinger]: { paddingInlineEnd: vars.space[3] } },
});
globalStyle(`${highlighted} [data-under-action]`, { display: 'none' });
globalStyle(`${acted} [data-under-action]`, { '@media': { [underFinger]: { display: 'none' } } });

export const note = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[3],
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
});
