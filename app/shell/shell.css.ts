import { style, styleVariants } from '@vanilla-extract/css';
import { oneColumn, phone, roomForNotices, twoColumns, vars } from '#ui/theme';

export const frame = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.canvas,
  '@media': { [oneColumn]: { paddingBlockStart: roomForNotices } },
});

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  outline: 'none',
});

/** No box of its own; hidden, it keeps all that is in it. */
export const behind = style({ display: 'contents' });

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockStart: '-100px',
  zIndex: vars.layer.popup,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:focus': { insetBlockStart: vars.space[2] } },
});

const strip = '1.75rem';
/** What is wrong with the connection: on a phone a line of its own, right under the bar. */
export const wrong = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      display: 'grid',
      placeItems: 'center',
      blockSize: strip,
      paddingInline: vars.space[2],
      background: vars.color.surface,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
});
/** Its word is heard; the dot says enough to who sees it. */
export const usual = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '56px',
  paddingInline: vars.space[4],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    print: { display: 'none' },
    [oneColumn]: {
      paddingInline: vars.space[2],
      gap: vars.space[1],
      insetBlockStart: roomForNotices,
      selectors: {
        // What is scrolled away does not come to light between the notices.
        '&::before': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: '100%',
          blockSize: roomForNotices,
          background: vars.color.canvas,
        },
      },
    },
    [phone]: {
      selectors: { [`&:has(${wrong})`]: { marginBlockEnd: strip } },
    },
  },
});

export const barEnd = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const logo = style({
  blockSize: '24px',
  '@media': { [oneColumn]: { display: 'none' } },
});

export const onDesktop = style({
  display: 'none',
  '@media': { [twoColumns]: { display: 'flex', alignItems: 'center' } },
});

export const onPhone = style({
  display: 'flex',
  minInlineSize: 0,
  '@media': { [twoColumns]: { display: 'none' } },
});

/** Where room is short the outlet's name gives way, and nothing else of the bar. */
export const branchPlace = style([onDesktop, { minInlineSize: 0 }]);

/** Its icon is as large as a finger needs it, whatever stands beside it. */
export const menu = style([onPhone, { flex: 'none' }]);

export const branch = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.control.height,
  paddingInline: vars.control.padding,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.md,
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
});

/** Where room is short the name is cut and the id is not: the outlets of a merchant begin with the same words. */
export const branchWords = style({ display: 'flex', gap: '0.4ch', minInlineSize: 0 });
export const branchId = style({ flex: 'none' });

export const branchName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '16rem',
});

export const parent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.weight.strong,
});

export const navigation = styleVariants({
  tabs: { display: 'flex', gap: vars.space[1] },
  lines: { display: 'grid' },
});

const navigationBase = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':hover': { background: vars.color.sunken, color: vars.color.text },
  selectors: {
    '&[aria-current]': { color: vars.color.accentText, background: vars.color.accentSoft },
  },
});

export const navigationLink = styleVariants({
  tabs: [navigationBase],
  lines: [navigationBase, { minBlockSize: '48px', fontSize: vars.text.lg }],
});

export const accountMenu = style({ inlineSize: '18rem', padding: vars.space[3] });

export const email = style({
  margin: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const placeholder = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  marginInline: 'auto',
  padding: vars.space[4],
});

/** All that there is to read on a page. */
export const message = style({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '26rem',
  textAlign: 'center',
});

/** Beneath a page without navigation, not on its print. What it holds comes later than the page, which must not move then. */
export const foot = style({
  minBlockSize: `calc(${vars.control.height} + ${vars.space[4]})`,
  inlineSize: '100%',
  maxInlineSize: '16rem',
  marginInline: 'auto',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  '@media': { print: { display: 'none' } },
});

/** What follows the places of the day in the drawer. */
export const aside = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** Links under each other, far enough apart for a finger. */
export const ways = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  '@media': { '(pointer: coarse)': { gap: 0 } },
});
export const way = style({
  '@media': {
    '(pointer: coarse)': { display: 'flex', alignItems: 'center', minBlockSize: '44px' },
  },
});

/** A finger has no keys to press. */
export const withKeyboard = style({ '@media': { '(hover: none)': { display: 'none' } } });
