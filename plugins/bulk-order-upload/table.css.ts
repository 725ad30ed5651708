import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { heardOnly, notPhone, phone, vars } from '#ui/theme';
import { kept, keptWide, leadWidth, nameWidth } from './shown-columns.ts';

/** From here on a row is a line of a table; below, it is a card. */
const wide = '(width >= 56.25em)';
const narrow = '(width < 56.25em)';

/** How wide the first part of a line is, which says which row it is; it and the name stay in sight, and the fee at the other end. */
const pad = vars.space[3];
const gap = vars.space[2];
const line = {
  display: 'grid',
  // Which columns there are depends on the file (`columns.ts`).
  gridTemplateColumns: 'var(--tracks)',
  columnGap: gap,
  paddingInline: pad,
} as const;
const sticky = { position: 'sticky', zIndex: 1, background: 'inherit' } as const;
const stickyLead = {
  ...sticky,
  insetInlineStart: 0,
  marginInlineStart: `calc(-1 * ${pad})`,
  paddingInlineStart: pad,
} as const;
const stickyName = {
  ...sticky,
  insetInlineStart: `calc(${pad} + ${leadWidth})`,
  marginInlineStart: `calc(-1 * ${gap})`,
  paddingInlineStart: gap,
  // A field beside it keeps its whole edge.
  marginInlineEnd: `calc(-0.5 * ${gap})`,
  paddingInlineEnd: `calc(0.5 * ${gap})`,
  borderInlineEnd: `1px solid ${vars.color.border}`,
} as const;
const stickyFee = {
  ...sticky,
  insetInlineEnd: 0,
  marginInlineEnd: `calc(-1 * ${pad})`,
  paddingInlineEnd: pad,
  borderInlineStart: `1px solid ${vars.color.border}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
} as const;
const name = '&[data-column=recipient_name]';
/** From one line's hairline to the next. */
const fullHeight = {
  blockSize: `calc(100% + 2 * ${gap})`,
  marginBlock: `calc(-1 * ${gap})`,
  paddingBlock: gap,
} as const;

const widths = ({ lead, name }: Record<'lead' | 'name', number>) => ({
  '--lead': `${lead}rem`,
  '--name': `${name}rem`,
});

/** As high as the window leaves room for, between the heading and the buttons. */
export const table = style({
  vars: { '--table-block': 'max(18rem, calc(100dvh - 19rem))' },
  '@media': {
    [wide]: {
      vars: {
        ...widths(kept),
        '--stuck-start': `calc(${leadWidth} + ${nameWidth} + 1.5rem)`,
        '--stuck-end': '7.5rem',
      },
    },
    '(width >= 90em)': { vars: widths(keptWide) },
  },
});

/** High enough for the first wrong field before the rows are measured: to come into sight, it scrolled the head of its card out of it. */
globalStyle(`${table} > section:has([aria-invalid=true])`, {
  '@media': { [narrow]: { minBlockSize: '20rem' } },
});

export const head = style({
  '@media': {
    [narrow]: { display: 'none' },
    [wide]: {
      ...line,
      paddingBlock: vars.space[2],
      fontSize: vars.text.sm,
      fontWeight: vars.weight.medium,
      color: vars.color.textMuted,
      background: vars.color.canvas,
    },
  },
});
const row = style({
  border: 0,
  margin: 0,
  minInlineSize: 0,
  // At its beginning: the next line, whose place may be half a dot, would lie over one at its end.
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlock: vars.space[2],
  '@media': {
    [wide]: { ...line, minInlineSize: 'max-content', alignItems: 'start' },
    [narrow]: { display: 'grid', gap: vars.space[3], padding: vars.space[4] },
  },
});
const markEdge = (edge: string) => ({
  background: vars.color.surface,
  '@media': { [narrow]: { borderInlineStart: `3px solid ${edge}` } },
});
export const rowOf = styleVariants({
  good: [row, { background: vars.color.surface }],
  // Their beginning is tinted, where their reasons stand; on a card their edge.
  wrong: [row, markEdge(vars.color.critical)],
  asking: [row, markEdge(vars.color.warning)],
});
export const headLead = style({ '@media': { [wide]: stickyLead } });
/** Its word begins where the values do. */
export const headCell = style({
  '@media': {
    [wide]: {
      paddingInlineStart: vars.control.padding,
      selectors: {
        [name]: { ...stickyName, paddingInlineStart: `calc(${gap} + ${vars.control.padding})` },
      },
    },
  },
});
export const headFee = style({ '@media': { [wide]: stickyFee } });

/** Stays in sight while its row is scrolled sideways, as the name does. */
export const lead = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': {
    [wide]: { ...stickyLead, ...fullHeight },
  },
});
/** One value of a row, where the table has its column. */
export const cell = style({
  '@media': { [wide]: { selectors: { [name]: { ...stickyName, ...fullHeight } } } },
});
const tint = (row: string, background: string) =>
  globalStyle(`${row} > ${lead}, ${row} ${cell}[data-column=recipient_name]`, {
    '@media': { [wide]: { background } },
  });
tint(rowOf.wrong, vars.color.criticalSoft);
tint(rowOf.asking, vars.color.warningSoft);
export const fee = style({
  '@media': { [wide]: { ...stickyFee, ...fullHeight, lineHeight: vars.control.height } },
});
/** Where the head of the table says it, nobody has to read it again. */
export const feeLabel = style({
  color: vars.color.textMuted,
  '@media': { [wide]: { display: 'none' } },
});
export const total = style({
  display: 'grid',
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@media': { [phone]: { flexGrow: 0, marginInlineEnd: vars.space[2] } },
});
export const sum = style({
  color: vars.color.text,
  fontSize: vars.text.lg,
  fontVariantNumeric: 'tabular-nums',
});
export const leadHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  '@media': { [narrow]: { inlineSize: '100%', marginBlock: `calc(-1 * ${vars.space[2]})` } },
});
/** On a card its sign stands where the fields end. */
globalStyle(`${leadHead} > button`, {
  '@media': {
    [narrow]: { marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${vars.space[3]})` },
  },
});
export const rowNumber = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ fontSize: vars.text.sm, overflowWrap: 'anywhere' });
export const problem = style([note, { color: vars.color.critical }]);
/** On a card the wrong cells are in sight. */
export const reasons = style([problem, { '@media': { [narrow]: { display: 'none' } } }]);

export const cells = style({
  '@media': {
    [wide]: { display: 'contents', background: 'inherit' },
    [narrow]: { display: 'grid', gap: vars.space[3] },
  },
});
/** Where the head of the table says it, the label is for screen readers, and so is what the beginning of the line says of a cell. */
export const cellLabel = style({});
globalStyle(`${cells} div:has(> div > label > ${cellLabel})`, {
  '@media': { [wide]: { rowGap: 0 } },
});
/** A value is text until somebody comes to it; what is wrong is a field from the start. */
globalStyle(
  `${cells} div:has(> :is(input, select):not([aria-invalid])):not(:hover, :focus-within)`,
  { '@media': { [wide]: { background: 'transparent', borderColor: 'transparent' } } },
);
globalStyle(`${cells} :is(label:has(${cellLabel}), [id$="-error"])`, {
  '@media': {
    [wide]: heardOnly,
  },
});
/** On a card only what is wrong, and who it is for, unless everything is asked for. */
export const folded = style({ '@media': { [narrow]: { display: 'none' } } });
/** A value that the table has no column for. */
export const onCard = style({ '@media': { [wide]: { display: 'none' } } });
/** As wide as its words, and on a phone as wide as the page. */
export const views = style({ '@media': { [phone]: { inlineSize: '100%' } } });
globalStyle(`${views} label`, {
  '@media': { [notPhone]: { paddingInline: vars.space[3], whiteSpace: 'nowrap' } },
});
globalStyle(`${views} div > div`, { gridAutoFlow: 'column', gridTemplateColumns: 'none' });
/** Who has keys sees which one it is. */
export const key = style({ '@media': { '(hover: none)': { display: 'none' } } });
/** What is about the columns of the table. */
export const inTable = style({ '@media': { [narrow]: { display: 'none' } } });
/** Where it is not known, a card does not speak of it. */
export const noFee = style([fee, inTable]);
export const fold = style({ '@media': { [wide]: { display: 'none' } } });

/** What is seldom done stands in the bar like the rest, and on a phone in one low row above the sum and the button. */
export const lesser = style({
  display: 'contents',
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      order: -1,
      inlineSize: '100%',
      gap: vars.space[2],
    },
  },
});
globalStyle(`${lesser} > *`, {
  '@media': {
    [phone]: {
      flex: '1 1 0',
      minInlineSize: '5.5rem',
      paddingInline: vars.space[2],
      overflowWrap: 'anywhere',
      fontSize: vars.text.sm,
      lineHeight: '1.25',
      whiteSpace: 'normal',
    },
  },
});
globalStyle(`${lesser} svg`, { '@media': { [phone]: { display: 'none' } } });
