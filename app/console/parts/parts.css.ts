import { globalStyle, style } from '@vanilla-extract/css';
import { clearSign, phone, vars } from '#ui/theme';

/** As many beside each other as there is room for; what a browser draws for a moment needs most. */
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  alignItems: 'start',
});
export const form = style({ maxInlineSize: '46rem' });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
});
export const search = style({ flex: '1 1 18rem', minInlineSize: 0 });
globalStyle(`${search} ::-webkit-search-cancel-button`, clearSign);
export const filter = style({ flex: '0 1 15rem', '@media': { [phone]: { flexBasis: '100%' } } });
/** Beside the fields rather than beside their labels. */
export const find = style({
  marginBlockStart: `calc(${vars.text.sm} * 1.5 + ${vars.space[1]})`,
  '@media': { [phone]: { marginBlockStart: 0, inlineSize: '100%' } },
});

export const pager = style({
  paddingBlockStart: vars.space[3],
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const stale = style({ opacity: 0.6 });

export const cards = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(35%)',
  alignItems: 'start',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const cardTitle = style({
  gridColumn: 1,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
/** As many facts beside each other as there is room for. */
export const cardFacts = style({
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
export const cardFact = style({ display: 'flex', alignItems: 'baseline', minInlineSize: 0 });
export const cardTerm = style({
  flex: 'none',
  color: vars.color.textMuted,
  marginInlineEnd: vars.space[1],
});
/** At the end of the line, where the thumb is; their words end where it does. */
export const cardActions = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'grid',
  justifyItems: 'end',
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.sm,
});
/** As the other fields are, with a button that looks like ours. */
export const file = style({
  paddingBlock: vars.space[2],
  '::file-selector-button': {
    marginInlineEnd: vars.space[3],
    padding: `${vars.space[1]} ${vars.space[3]}`,
    border: `1px solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.sm,
    background: vars.color.raised,
    color: vars.color.text,
    font: 'inherit',
    fontSize: vars.text.sm,
  },
});

export const muted = style({ fontSize: vars.text.sm, color: vars.color.textMuted });
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.sm,
  overflowWrap: 'break-word',
});
export const block = style([
  code,
  {
    overflowX: 'auto',
    padding: vars.space[3],
    background: vars.color.sunken,
    borderRadius: vars.radius.md,
  },
]);
export const changes = style({ display: 'grid', gap: vars.space.half, fontSize: vars.text.sm });
export const changed = style({ color: vars.color.textMuted });
export const value = style({ overflowWrap: 'anywhere' });
/** An address breaks wherever it has to, also where names of rows stay whole. */
export const address = style({ overflowWrap: 'anywhere', whiteSpace: 'normal' });
export const gone = style({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
/** Two or three lines of one cell. */
export const lines = style({ display: 'grid', gap: vars.space.half, minInlineSize: 0 });
