import { style, styleVariants } from '@vanilla-extract/css';
import { hover, phone } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const group = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const legend = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});
export const options = styleVariants({
  list: { display: 'grid' },
  cards: { display: 'grid', gap: vars.space[2] },
  row: {
    display: 'grid',
    gap: vars.space[2],
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    '@media': { [phone]: { gridAutoFlow: 'row' } },
  },
});

export const line = style({ position: 'relative', display: 'flex' });
/** Within the choice's own box, so that all boxes are as wide, and yet not part of what is pressed to choose. */
export const aside = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
});
const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted } },
});
/** A mark stands before the first line of its words, however many there are, and two choices of several lines are apart. */
export const tick = style([
  choice,
  { alignItems: 'start', paddingBlock: `calc((${vars.control.height} - 1lh) / 2)` },
]);
export const option = style([tick, { flex: 1, minInlineSize: 0 }]);
export const boxed = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  '@media': {
    [hover]: { selectors: { '&:hover:not(:has(:disabled))': { background: vars.color.hover } } },
  },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accentLine,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentLine}`,
      background: vars.color.accentSoft,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.accentLine}`,
      outlineOffset: '2px',
    },
  },
});
export const besideAside = style({
  paddingInlineEnd: `calc(${vars.control.height} + ${vars.space[2]})`,
});
export const spread = style([
  choice,
  { flexDirection: 'row-reverse', justifyContent: 'space-between' },
]);
export const words = style({ display: 'grid', minInlineSize: 0 });
/** Under the words of a ticked box, not under the box. */
export const messages = style({ display: 'grid', gap: vars.space[1] });
export const indented = style({ paddingInlineStart: `calc(1.125rem + ${vars.space[3]})` });
export const hint = style({ fontSize: vars.text.sm, color: vars.color.textMuted });

const mark = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  cursor: 'inherit',
  // The browser then draws its own mark, over which ours would lie.
  '@media': { '(forced-colors: active)': { appearance: 'auto', '::after': { display: 'none' } } },
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:checked': { background: vars.color.accentLine, borderColor: vars.color.accentLine },
    '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: vars.color.critical },
    '&:disabled': { opacity: 0.5 },
  },
});

const square = {
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: 'calc((1lh - 1.125rem) / 2)',
};

export const radio = style([
  mark,
  square,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked::after': {
        content: '',
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        borderRadius: '50%',
        background: vars.color.surface,
      },
      [`${boxed} &:focus-visible`]: { outline: 'none' },
    },
  },
]);

export const checkbox = style([
  mark,
  square,
  {
    borderRadius: vars.radius.sm,
    selectors: {
      '&:checked::after': {
        content: '',
        inlineSize: '0.6875rem',
        blockSize: '0.6875rem',
        background: vars.color.surface,
        clipPath: 'polygon(14% 47%, 0 62%, 39% 100%, 100% 25%, 85% 11%, 38% 70%)',
      },
    },
  },
]);

export const toggle = style([
  mark,
  {
    justifyContent: 'start',
    alignContent: 'center',
    inlineSize: '2.25rem',
    blockSize: '1.25rem',
    padding: '1px',
    borderRadius: vars.radius.full,
    background: vars.color.borderStrong,
    '::after': {
      content: '',
      inlineSize: '1rem',
      blockSize: '1rem',
      borderRadius: '50%',
      background: vars.color.surface,
      transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    },
    selectors: {
      '&:checked::after': { translate: '1rem' },
      '[dir="rtl"] &:checked::after': { translate: '-1rem' },
    },
  },
]);
