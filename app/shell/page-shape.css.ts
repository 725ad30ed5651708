import { style, styleVariants } from '@vanilla-extract/css';
import {
  barBlock,
  columns,
  oneColumn,
  reading,
  shapeOnItsWay,
  surface,
  twoColumns,
  uprightTablet,
  vars,
} from '#ui/theme';

const inColumns = (gridTemplateColumns: string, upright?: string) => ({
  display: 'grid',
  minBlockSize: `calc(100dvh - ${barBlock})`,
  '@media': {
    [twoColumns]: { gridTemplateColumns },
    ...(upright && { [uprightTablet]: { gridTemplateColumns: upright } }),
  },
});

const asWideAs = (maxInlineSize: string) =>
  ({ inlineSize: '100%', maxInlineSize, marginInline: 'auto' }) as const;

export const shape = styleVariants({
  'request-a-rider': inColumns(columns.request),
  'order-tracking': inColumns(columns.tracking, columns.trackingUpright),
  history: asWideAs(vars.measure.page),
  list: asWideAs(vars.measure.page),
  sections: asWideAs(reading),
  file: asWideAs('64rem'),
  window: asWideAs('100%'),
});

const parts = {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[4],
};
export const whole = style(parts);
export const column = style({
  ...parts,
  background: vars.color.surface,
  '@media': { [twoColumns]: { borderInlineEnd: `1px solid ${vars.color.border}` } },
});

/** Beside the column, where there is room: a map, or the place of an order that is open. */
export const second = styleVariants({
  map: { background: vars.color.sunken, '@media': { [oneColumn]: { display: 'none' } } },
  empty: { '@media': { [oneColumn]: { display: 'none' } } },
});

export const line = style({ display: 'flex', gap: vars.space[3] });

const bone = style(shapeOnItsWay);
/** What has a surface of its own, and the lines between the rows on one. */
const card = style([surface, { flexGrow: 1 }]);
const lines = `repeating-linear-gradient(transparent 0 59px, ${vars.color.border} 59px 60px)`;
/** Something of a page that is on its way: a word, a field or a button, a row, a picture. */
export const bones = styleVariants({
  word: [bone, { flexGrow: 0, blockSize: '1.25rem', inlineSize: '9rem' }],
  field: [bone, { blockSize: vars.control.height }],
  row: [bone, { blockSize: '3.25rem', '@media': { [twoColumns]: { blockSize: '2.75rem' } } }],
  card: [bone, { blockSize: '5rem' }],
  chart: [bone, { blockSize: '12rem' }],
  search: [bone, { flex: '0 1 22rem', blockSize: vars.control.height, marginInlineStart: 'auto' }],
  list: [card, { blockSize: '37.5rem', backgroundImage: lines }],
  section: [card, { blockSize: '9rem' }],
  file: [card, { blockSize: '9.5rem' }],
  window: [card, { blockSize: `calc(100dvh - ${barBlock} - 6rem)` }],
});
