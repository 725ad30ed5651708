import { style } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** As many beside each other as there is room for. */
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
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
export const filter = style({ flex: '0 1 11rem', '@media': { [phone]: { flexBasis: '100%' } } });
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
  overflow: 'clip',
});
export const card = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const cardTitle = style({ fontWeight: vars.weight.medium });
export const cardLine = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
export const cardTerm = style({ color: vars.color.textMuted });
export const cardActions = style({
  display: 'flex',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const muted = style({ fontSize: vars.text.sm, color: vars.color.textMuted });
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
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
export const gone = style({
  color: vars.color.textMuted,
  marginInlineEnd: vars.space[2],
  overflowWrap: 'anywhere',
});
/** Two or three lines of one cell. */
export const lines = style({ display: 'grid', gap: vars.space.half, minInlineSize: 0 });
