import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const riseFromEdge = keyframes({ from: { translate: '0 100%' } });
const slide = keyframes({ from: { translate: '-100%' } });
const slideBack = keyframes({ from: { translate: '100%' } });
const fade = keyframes({ from: { opacity: 0 } });

const cramped = '(height < 25em)';
const motion = `${vars.motion.normal} ${vars.motion.ease}`;

const modal = style({
  border: 0,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  // Between a head and a foot that stand there would be no room: then all of it scrolls.
  '@media': { [cramped]: { overflow: 'auto' } },
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: vars.color.scrim, animation: `${fade} ${motion}` },
  },
});

export const dialog = style([
  modal,
  {
    margin: 'auto',
    flexDirection: 'column',
    inlineSize: 'min(100% - 2rem, 30rem)',
    maxBlockSize: 'min(100dvb - 4rem, 44rem)',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.xl,
    animation: `${rise} ${motion}`,
    '@media': {
      [phone]: {
        inlineSize: '100%',
        maxInlineSize: '100%',
        maxBlockSize: 'calc(100dvb - 2rem)',
        marginBlockEnd: 0,
        borderWidth: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        animationName: riseFromEdge,
      },
    },
  },
]);
export const dialogSize = styleVariants({
  normal: {},
  wide: { '@media': { [`not ${phone}`]: { inlineSize: 'min(100% - 2rem, 48rem)' } } },
});

const drawer = style([
  modal,
  {
    flexDirection: 'column',
    marginBlock: 0,
    inlineSize: 'min(100%, 384px)',
    maxInlineSize: '100%',
    blockSize: '100dvb',
    maxBlockSize: '100dvb',
    '@media': {
      // A strip of the page beside it would be too narrow to be of use.
      [phone]: { inlineSize: '100%' },
    },
  },
]);
export const drawerSide = styleVariants({
  start: [
    drawer,
    {
      marginInline: '0 auto',
      animation: `${slide} ${motion}`,
      selectors: { '[dir="rtl"] &': { animationName: slideBack } },
    },
  ],
  end: [
    drawer,
    {
      marginInline: 'auto 0',
      animation: `${slideBack} ${motion}`,
      selectors: { '[dir="rtl"] &': { animationName: slide } },
    },
  ],
});

/** A modal scrolls inside itself; the page under it stays where it is. */
globalStyle(':root:has(dialog[open])', { overflow: 'hidden' });

export const form = style({ display: 'contents' });

export const head = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
  paddingInline: `${vars.space[5]} calc(${vars.control.height} + ${vars.space[4]})`,
});
export const close = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space[8]} - ${vars.control.height} / 2)`,
  insetInlineEnd: vars.space[2],
});
export const title = style({ maxBlockSize: '4lh', overflowY: 'auto', fontSize: vars.text.lg });
export const description = style({ color: vars.color.textMuted, fontSize: vars.text.md });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [cramped]: { flex: 'none', overflow: 'visible' } },
  // Its edges are those of the dialog, which would cut a ring around it.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  paddingInline: vars.space[5],
  paddingBlock: `${vars.space[1]} ${vars.space[5]}`,
  // What goes on below fades; at the end there is nothing but room.
  scrollPaddingBlockEnd: vars.space[5],
  maskImage: `linear-gradient(#000 calc(100% - ${vars.space[5]}), #0000)`,
});

export const foot = style({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space[2],
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [phone]: {
      flexDirection: 'column-reverse',
      paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
    },
  },
});
