import { globalStyle, style } from '@vanilla-extract/css';
import { listOnSurface, padded, reading, surface, vars } from '#ui/theme';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: reading,
  marginInline: 'auto',
  padding: vars.space[4],
});
/** Each part has a surface of its own. */
globalStyle(`${page} section section`, { ...surface, ...padded });
globalStyle(`${page} section section ul`, listOnSurface);
globalStyle(`${page} section section li > *`, { paddingInline: 0 });
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});
/** Addresses and secrets are in Latin letters, and are broken rather than cut: each letter counts. */
export const code = style({
  fontFamily: 'monospace',
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
export const secret = style([
  code,
  {
    padding: vars.space[3],
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.border}`,
    userSelect: 'all',
  },
]);
export const choices = style({
  display: 'grid',
  gap: vars.space[2],
  border: 0,
  padding: 0,
  margin: 0,
});
export const legend = style({ fontWeight: vars.weight.medium, padding: 0 });
export const answer = style([
  code,
  { whiteSpace: 'pre-wrap', maxBlockSize: '10rem', overflow: 'auto' },
]);
/** Under what is known of a row, where they have room on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  marginBlockStart: vars.space[1],
});
/** What a part is about keeps its line beside what can be done there, and breaks where it must. */
globalStyle(`${page} section > :first-child > :first-child`, { flex: '1 1 16rem' });
