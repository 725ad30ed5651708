import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** From here on a row is a line of a table; below, it is a card. */
const wide = '(width >= 56.25em)';
const narrow = '(width < 56.25em)';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: '100rem',
  marginInline: 'auto',
  padding: vars.space[4],
});
/** Beside a text, it keeps its line. */
export const whole = style({ flex: 'none' });
export const stepTitle = style({
  fontSize: vars.text.lg,
  outline: 'none',
  overflowWrap: 'anywhere',
});
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.md });
export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[10],
  paddingInline: vars.space[4],
  textAlign: 'center',
  background: vars.color.surface,
  border: `2px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-over]': { borderColor: vars.color.accentLine, background: vars.color.accentSoft },
  },
});
export const progress = style({
  inlineSize: 'min(24rem, 100%)',
  blockSize: '8px',
  accentColor: vars.color.accent,
});
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
});

/** The columns of a row, the first of which says which row it is. */
const tracks = '15rem 11rem 17rem 10rem 7rem 7rem 12rem 12rem 7rem 14rem 11rem 9rem 8rem 9rem';
const line = {
  display: 'grid',
  gridTemplateColumns: tracks,
  columnGap: vars.space[2],
  paddingInline: vars.space[3],
} as const;

export const head = style({
  '@media': {
    [narrow]: { display: 'none' },
    [wide]: {
      ...line,
      paddingBlock: vars.space[2],
      fontSize: vars.text.sm,
      fontWeight: vars.weight.medium,
      color: vars.color.textMuted,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
});
const row = style({
  border: 0,
  margin: 0,
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  paddingBlock: vars.space[2],
  '@media': {
    [wide]: { ...line, inlineSize: 'max-content', alignItems: 'start' },
    [narrow]: { display: 'grid', gap: vars.space[3], padding: vars.space[4] },
  },
});
export const rowOf = styleVariants({
  good: [row, { background: vars.color.surface }],
  wrong: [row, { background: vars.color.criticalSoft }],
});
/** Stays in sight while its row is scrolled sideways. */
export const lead = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': {
    [wide]: {
      position: 'sticky',
      zIndex: 1,
      insetInlineStart: 0,
      blockSize: '100%',
      marginInlineStart: `calc(-1 * ${vars.space[3]})`,
      paddingInlineStart: vars.space[3],
      background: 'inherit',
    },
  },
});
export const leadHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
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
    [wide]: { display: 'contents' },
    [narrow]: { display: 'grid', gap: vars.space[3] },
  },
});
/** Where the head of the table says it, the label is for screen readers. */
export const cellLabel = style({});
globalStyle(`${cells} label:has(${cellLabel})`, {
  '@media': {
    [wide]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
/** On a card only what is wrong, and who it is for, unless everything is asked for. */
export const folded = style({ '@media': { [narrow]: { display: 'none' } } });
export const fold = style({ '@media': { [wide]: { display: 'none' } } });

export const jobFacts = style({ maxInlineSize: '44rem' });

export const placedRow = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [wide]: { gridTemplateColumns: '14rem minmax(0, 1fr) minmax(0, 1fr)' } },
});
