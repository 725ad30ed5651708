import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  barBlock,
  edgeProperty,
  notLow,
  oneColumn,
  phone,
  twoColumns,
  vars,
  wide,
} from '#ui/theme';

/** What the bar at a phone's lower edge takes, before it is there. */
export const footBlock = 'calc(56px + env(safe-area-inset-bottom, 0px))';

/** Room for two lines of small letters: on a phone what is wrong rarely fits into one. */
const strip = '2.25rem';
/** What is wrong with the connection: on a phone a strip of its own, right under the bar. */
export const wrong = style({
  '@media': {
    // It stands in two lines where the outlet's name would have no room beside one.
    '(56.25em <= width < 80em)': { maxInlineSize: '12rem' },
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

globalStyle(`${wrong} > *`, {
  '@media': {
    [`${phone}, (56.25em <= width < 80em)`]: { whiteSpace: 'normal', lineHeight: vars.line.tight },
  },
});

export const bar = style({
  // What it opens lies over the page, and what is wrong with the connection hangs under it.
  position: 'relative',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: barBlock,
  paddingInline: vars.space[4],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    print: { display: 'none' },
    [notLow]: { position: 'sticky' },
    [oneColumn]: { paddingInline: `${vars.space[2]} ${vars.space[1]}` },
    [phone]: {
      selectors: {
        [`&:has(${wrong})`]: { marginBlockEnd: strip },
      },
    },
  },
});

/** The search, the help and the account, with what parts them; from 80em on the search has its words. */
const tools = (search: string, ...more: readonly string[]) =>
  `calc(${[search, `2 * ${vars.control.height}`, ...more].join(' + ')} + 4 * ${vars.space[2]})`;
/** From here on there is room in the bar for words and keys. */
export const roomy = '(width >= 80em)';

/** Has the room of what comes late to it from the beginning, so that no place beside it moves. */
export const barEnd = style({
  flex: '1 0 auto',
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [wide]: { minInlineSize: tools(vars.control.height) },
    [roomy]: { minInlineSize: tools('15rem') },
  },
});
/** The same with the way to a new order. */
export const barEndAway = style([
  barEnd,
  {
    '@media': {
      [wide]: { minInlineSize: tools(vars.control.height, '9rem') },
      [roomy]: { minInlineSize: tools('15rem', '11rem') },
    },
  },
]);
/** Where a feature's button will be. */
export const awaited = style({ inlineSize: vars.control.height });

/** On a phone the outlet stands in its place, where there is one. */
export const home = style({
  display: 'flex',
  flexShrink: 0,
  marginInlineEnd: vars.space[3],
  '@media': {
    [oneColumn]: {
      marginInlineStart: vars.space[2],
      selectors: { '&:has(+ [aria-haspopup])': { display: 'none' } },
    },
  },
});

/** On a phone an order has all of the window; what is wrong is said all the same. */
const away = `:root:has([data-alone]) ${bar}`;
globalStyle(away, { '@media': { [phone]: { minBlockSize: 0, border: 'none' } } });
globalStyle(`${away} :is(a, button)`, { '@media': { [phone]: { display: 'none' } } });

export const logo = style({ blockSize: '26px', maxInlineSize: '12rem' });

export const onDesktop = style({
  display: 'none',
  '@media': { [twoColumns]: { display: 'flex', alignItems: 'center' } },
});

/** Where room is short the outlet's name gives way, and nothing else of the bar. */
export const branch = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.control.height,
  paddingInline: vars.space[2],
  marginInlineEnd: vars.space[3],
  borderRadius: vars.radius.md,
  textAlign: 'start',
  ':hover': { background: vars.color.hover },
  // As wide as most names, so that the places beside it stand where they will.
  '@media': { [twoColumns]: { minInlineSize: '9.5rem' } },
});
export const branchAwaited = style([branch, { color: vars.color.border, pointerEvents: 'none' }]);
export const branchBone = style({
  inlineSize: '5rem',
  blockSize: '0.875rem',
  borderRadius: vars.radius.sm,
  background: vars.color.border,
});
export const branchIcon = style({ '@media': { [oneColumn]: { display: 'none' } } });
export const branchWords = style({ display: 'grid', flex: 'auto', minInlineSize: 0 });

const cut = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '16rem',
} as const;
export const branchName = style({
  ...cut,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: '1.25',
  '@media': { [phone]: { fontSize: '1rem' } },
});
export const merchant = style({
  ...cut,
  fontSize: '0.6875rem',
  lineHeight: '1.27',
  color: vars.color.textMuted,
  '@media': { [phone]: { fontSize: vars.text.xs } },
});

export const navigation = styleVariants({
  tabs: { display: 'flex' },
  lines: { display: 'grid' },
});

const navigationBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
const here = '&[aria-current]';

export const navigationLink = styleVariants({
  tabs: [
    navigationBase,
    {
      gap: vars.space[2],
      // The line under the bar is part of its height.
      blockSize: `calc(${barBlock} - 1px)`,
      paddingInline: '10px',
      fontSize: vars.text.sm,
      outlineOffset: '-4px',
      ':hover': { color: vars.color.text },
      selectors: {
        [here]: { color: vars.color.text, fontWeight: vars.weight.strong },
        [`${here}::after`]: {
          content: '',
          position: 'absolute',
          insetInline: '10px',
          insetBlockEnd: 0,
          borderBlockEnd: `2px solid ${vars.color.accentLine}`,
        },
      },
    },
  ],
  lines: [
    navigationBase,
    {
      gap: vars.space[2],
      minBlockSize: '48px',
      paddingInline: vars.space[3],
      borderRadius: vars.radius.md,
      fontSize: vars.text.lg,
      // Within itself: the next line would lie over a ring around it.
      outlineOffset: '-2px',
      ':hover': { background: vars.color.hover },
      selectors: { [here]: { color: vars.color.accentText, background: vars.color.accentSoft } },
    },
  ],
});

export const count = style({
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
});

globalStyle(`:root:has(${bar})`, {
  '@media': { [`screen and ${oneColumn} and ${notLow}`]: { vars: { [edgeProperty]: footBlock } } },
});

export const accountMenu = style({ inlineSize: '22rem', padding: vars.space[3] });
