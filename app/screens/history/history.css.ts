import { globalStyle, style } from '@vanilla-extract/css';
import {
  aboveProperty,
  barBlock,
  clearSign,
  heardOnly,
  mapBlock,
  notPhone,
  notWide,
  phone,
  tall,
  vars,
  wide,
} from '#ui/theme';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  padding: vars.space[4],
});

/** The lower edge of a phone says where one is; there the title is heard alone. */
globalStyle(`${page} > section > :first-child h1`, {
  '@media': {
    [phone]: heardOnly,
  },
});
globalStyle(`${page} > section > :first-child`, {
  '@media': { [phone]: { marginBlockEnd: `calc(-1 * ${vars.space[4]})` } },
});
/** It needs a height of which what sticks takes no more than a third. */
const roomy = (width: string) => `${width} and ${tall}`;
const stuck = {
  position: 'sticky',
  insetBlockStart: barBlock,
  zIndex: 2,
  // As wide as the page, so that nothing is seen beside it.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  background: vars.color.canvas,
} as const;

/** One line: in that of the heading where there is room, else below it. Under the bar it stays in sight. */
export const filters = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  '@media': {
    [wide]: {
      flex: 1,
      gap: vars.space[3],
      paddingBlock: 0,
      marginBlock: 0,
      marginInlineStart: vars.space[3],
    },
    [roomy(notWide)]: stuck,
  },
});
// The period is read whole where the others can give way.
globalStyle(`${filters} > :has(> * > select)`, { flex: '0 1 auto', minInlineSize: '4.5rem' });
globalStyle(`${filters} > :has(> * > select) ~ :has(> * > select)`, { flexShrink: 99 });
globalStyle(`${page} > section > :first-child`, {
  '@media': {
    [roomy(wide)]: {
      ...stuck,
      flexWrap: 'nowrap',
      paddingBlock: vars.space[3],
      marginBlock: `calc(-1 * ${vars.space[3]})`,
    },
  },
});
/** The heading leaves the rest of the line to the filters. */
globalStyle(`${page} > section > :first-child > :first-child`, {
  '@media': { [wide]: { flexGrow: 0 } },
});
/** What gets the focus is hidden neither by what sticks above it nor by the totals below. */
globalStyle(`:root:has(${filters})`, {
  '@media': {
    [roomy(notWide)]: { scrollPaddingBlockStart: '120px' },
    [roomy(wide)]: { vars: { [aboveProperty]: '60px' }, scrollPaddingBlock: '168px 56px' },
  },
});

const quiet = { margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm } as const;
/** The days of the period, in what is left of the space between the filters and what they found. */
export const days = style({
  ...quiet,
  lineHeight: '1rem',
  marginBlock: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[2]})`,
});
export const exported = style({ fontWeight: vars.weight.medium });
/** In the line of the filters, on the line of their words. */
export const daysBeside = style({
  ...quiet,
  flex: 'none',
  alignSelf: 'center',
  // Other days of the same length move nothing beside them.
  minInlineSize: '7.5rem',
  whiteSpace: 'nowrap',
});

/** The dot says that some of what is behind it is in use. */
export const more = style({
  position: 'relative',
  selectors: {
    '&[data-used=true]::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-3px',
      insetInlineEnd: '-3px',
      inlineSize: '10px',
      blockSize: '10px',
      border: `2px solid ${vars.color.canvas}`,
      borderRadius: vars.radius.full,
      background: vars.color.accentLine,
    },
  },
});

export const search = style({ flexGrow: 1, minInlineSize: 0 });
globalStyle(`${search} ::-webkit-search-cancel-button`, clearSign);
/** As long as what is looked for may be, and what is left of the line is empty. */
export const searchField = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  '@media': { [notPhone]: { flex: '0 1 24rem' } },
});
/** Why nothing was searched for hangs below the line, where nothing is shown then, and moves nothing. */
globalStyle(`${filters} > ${search} p`, {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  marginBlockStart: vars.space[1],
});
export const exportSmall = style({ marginInlineStart: 'auto' });
export const toggle = style({ inlineSize: 'fit-content' });

const parted = { display: 'flex', alignItems: 'center', minInlineSize: 0 } as const;
const dot = { content: '"·"' } as const;

export const totals = style({ ...parted, flexWrap: 'wrap', columnGap: vars.space[1] });
globalStyle(`${totals} > span`, { color: vars.color.textMuted, fontWeight: vars.weight.regular });
// No line begins with the dot between two parts.
globalStyle(`${totals} > :not(:last-child)::after`, {
  ...dot,
  marginInlineStart: vars.space[1],
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});

export const customer = style({ ...parted, gap: vars.space[2] });
export const name = style({
  // It holds what is heard of it, too.
  position: 'relative',
  overflow: 'hidden',
  maxInlineSize: 'min(16rem, 34vw - 14.5rem)',
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const status = style({ color: vars.color.textMuted, fontSize: vars.text.xs });
export const address = style({
  display: 'block',
  minInlineSize: 0,
  maxInlineSize: 'min(18rem, 34vw - 13rem)',
  color: vars.color.textMuted,
});

export const cards = style({
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});
const line = `1px solid ${vars.color.border}`;
// One card holds all days, and none of their lists is one.
globalStyle(`${cards} > ul`, { border: 0, borderBlockEnd: line, borderRadius: 0 });
export const day = style({
  ...parted,
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.canvas,
  borderBlockEnd: line,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
});
export const count = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });
export const dayFee = style([
  count,
  { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
]);
/** A figure that the totals leave out. */
export const uncounted = style({ color: vars.color.textMuted });
export const card = style({ ...parted, gap: vars.space[1] });
globalStyle(`${card} > * + *::before`, { ...dot, marginInlineEnd: vars.space[1] });
globalStyle(`${card} > :not(:last-child)`, { flex: 'none' });
// Its dot stands beside it.
globalStyle(`${card} > ${address}`, { display: 'flex', maxInlineSize: 'none' });
export const total = style({ padding: vars.space[4] });

/** What an order needs is wider than what a drawer holds elsewhere; here, since the first pages have no room for it. */
export const order = style({
  // As wide as the drawer, so that it looks as it does beside the orders of today.
  marginInline: `calc(-1 * ${vars.space[5]})`,
});
globalStyle(`dialog:has(${order})`, {
  '@media': { [`not ${phone}`]: { inlineSize: 'min(100%, 35rem)' } },
});
globalStyle(`${order} > *`, { marginInline: vars.space[5] });
export const orderBody = style({ marginBlockStart: vars.space[6] });
/** Where its map will be. */
export const mapShape = style({ blockSize: mapBlock });
