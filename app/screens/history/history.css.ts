import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars, wide } from '#ui/theme';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  padding: vars.space[4],
});

/** In the line of the heading where there is room, else one below it, and two columns on a phone. */
export const filters = style({
  display: 'flex',
  flex: '1 1 100%',
  order: 1,
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] },
    [wide]: {
      flexBasis: 0,
      order: 0,
      minInlineSize: '40rem',
      marginInlineStart: vars.space[3],
      marginBlockStart: `calc(-1 * ${vars.space[1]})`,
    },
  },
});

export const search = style({
  flexGrow: 1,
  minInlineSize: 'min(15rem, 100%)',
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
export const searchField = style({ flex: 1, minInlineSize: 0 });
/** Where a control begins whose label is only heard. */
export const besideField = style({ marginBlockStart: vars.space[1] });
export const toggle = style([besideField, { inlineSize: 'fit-content' }]);
export const rangeActions = style({ marginBlockStart: vars.space[5] });

const parted = { display: 'flex', alignItems: 'center', minInlineSize: 0 } as const;
/** Parts of a line with a dot between them. */
const dotted = (list: string) =>
  globalStyle(`${list} > * + *::before`, { content: '"·"', marginInlineEnd: vars.space[1] });

export const totals = style({ ...parted, flexWrap: 'wrap', columnGap: vars.space[1] });
globalStyle(`${totals} > span`, { color: vars.color.textMuted, fontWeight: vars.weight.regular });
dotted(totals);

export const customer = style({ ...parted, gap: vars.space[2] });
export const name = style({
  overflow: 'hidden',
  maxInlineSize: '16rem',
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  ':hover': { textDecoration: 'underline' },
});
export const status = style({ color: vars.color.textMuted, fontSize: vars.text.xs });
export const address = style({
  display: 'block',
  minInlineSize: 0,
  maxInlineSize: '18rem',
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
export const card = style({ ...parted, gap: vars.space[1] });
dotted(card);
globalStyle(`${card} > :not(:last-child)`, { flex: 'none' });
// Its dot stands beside it.
globalStyle(`${card} > ${address}`, { display: 'flex', maxInlineSize: 'none' });
export const total = style({ padding: vars.space[4] });

/** What an order needs is wider than what a drawer holds elsewhere; here, since the first pages have no room for it. */
export const order = style({});
globalStyle(`dialog:has(${order})`, {
  '@media': { [`not ${phone}`]: { inlineSize: 'min(100%, 35rem)' } },
});
