import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { heardOnly, notPhone, oneColumn, phone, underFinger, vars } from '#ui/theme';
import { figure, foot } from './fields.css.ts';
import * as request from './request.css.ts';

/** Fee and times stand beside each other, and on a phone one under the other; the buttons go below a fee too long to stand beside them. */
export const offer = style({
  display: 'contents',
  '@media': { [phone]: { flex: 1, display: 'grid', minInlineSize: 'min-content' } },
});

export const fee = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: {
      minInlineSize: 'auto',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'start',
      columnGap: vars.space[1],
    },
  },
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });
/** Its own shape, so that nothing moves when it is there. */
export const coming = style([
  figure,
  {
    borderRadius: vars.radius.sm,
    background: vars.color.border,
    color: 'transparent',
    animation: `${breathe} 1.6s ease-in-out infinite`,
  },
]);
export const awaited = style([
  request.muted,
  {
    minBlockSize: '1.25rem',
    fontSize: vars.text.xs,
    '@media': { [phone]: { gridColumn: '1 / -1', minBlockSize: 0 } },
  },
]);

/** What stands there before there is an address. */
export const unknown = style([
  request.muted,
  { flex: '99 1 6rem', display: 'grid', minInlineSize: 0, fontSize: vars.text.xs },
]);
export const least = style({
  color: vars.color.text,
  fontSize: vars.text.lg,
  fontVariantNumeric: 'tabular-nums',
});
/** A sentence in its place, over the buttons where the line is short. */
export const late = style([unknown, { '@media': { [oneColumn]: { flexBasis: '100%' } } }]);
globalStyle(`${foot}:has(${late})`, { flexWrap: 'wrap' });
globalStyle(`${offer}:has(> ${late})`, { '@media': { [phone]: { flexBasis: '100%' } } });

export const partsButton = style({
  position: 'relative',
  minBlockSize: '1.25rem',
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.sm,
  fontSize: vars.text.xs,
  '@media': {
    [phone]: { minBlockSize: '1.625rem' },
    // What can be pressed is as large as the tip of a finger.
    [underFinger]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: `calc(-1 * ${vars.space[3]})`,
        insetBlock: 'calc((100% - 44px) / 2)',
      },
    },
  },
});
export const partsWords = style({ '@media': { [phone]: heardOnly } });
export const partsSign = style({
  fontSize: '1rem',
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
  '@media': { [notPhone]: { display: 'none' } },
});
/** Over the line of the fee and the buttons, which keep their place. */
export const parts = style({
  order: -1,
  flexBasis: '100%',
  selectors: { '&[hidden]': { display: 'none' } },
});
globalStyle(`${foot}:has(> ${parts}:not([hidden]))`, { flexWrap: 'wrap' });

export const times = style([
  request.muted,
  {
    display: 'grid',
    fontSize: vars.text.xs,
    lineHeight: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': {
      // It has its line there before it is known.
      [phone]: { minBlockSize: '1.125rem' },
      [notPhone]: {
        selectors: { '&:empty': { display: 'none' } },
        paddingInlineStart: vars.space[3],
        borderInlineStart: `1px solid ${vars.color.border}`,
      },
      [`${notPhone} and ${oneColumn}`]: { fontSize: vars.text.sm },
    },
  },
]);
/** A phone has room for the time that the shop has to be ready at. */
globalStyle(`${times} > * + *`, { '@media': { [phone]: heardOnly } });
globalStyle(`${times} strong`, { color: vars.color.text, fontWeight: vars.weight.medium });
