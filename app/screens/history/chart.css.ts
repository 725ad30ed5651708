import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';

const block = '132px';

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  paddingBlockEnd: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const scale = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: block,
  textAlign: 'end',
});
/** As high as nothing, so that its middle is at its line. */
export const mark = style({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  blockSize: 0,
});

export const plot = style({
  position: 'relative',
  display: 'flex',
  blockSize: block,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  cursor: 'default',
  // A line for each step of its axis, the first of them at the top.
  backgroundImage: `linear-gradient(to bottom, ${vars.color.border} 1px, transparent 1px)`,
  backgroundSize: '100% 25%',
});

export const column = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: { '&[data-shown=true]': { background: vars.color.hover } },
});

export const stack = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(16px, 70%)',
  overflow: 'hidden',
  borderRadius: '3px 3px 0 0',
});

const bars = {
  deliveries: { fill: vars.color.accentLine, forced: 'CanvasText' },
  cancellations: { fill: vars.color.danger, forced: 'Highlight' },
} as const;
export const bar = styleVariants(bars, ({ fill, forced }) => ({
  flex: '0 0 0',
  background: fill,
  '@media': { '(forced-colors: active)': { background: forced } },
}));

export const before = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: vars.color.textMuted,
  strokeWidth: 1.5,
  strokeDasharray: '3 3',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const tip = style({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  zIndex: 1,
  display: 'grid',
  gap: vars.space.half,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.middle,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

const line = { fill: 'transparent', forced: 'transparent' } as const;
/** What stands before a line of the tip: the same as in the drawing. */
export const key = styleVariants({ ...bars, before: line }, ({ fill, forced }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '::before': { content: '', inlineSize: '8px', blockSize: '8px', background: fill },
  '@media': { '(forced-colors: active)': { '::before': { background: forced } } },
}));
globalStyle(`${key.before}::before`, {
  blockSize: 0,
  borderBlockStart: `1.5px dashed ${vars.color.textMuted}`,
});

export const axis = style({
  gridColumn: 2,
  display: 'flex',
  blockSize: '1.25rem',
  alignItems: 'end',
});
/** Under the days, as high as one line while it is on its way. */
export const legend = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  minBlockSize: '1.5em',
  marginBlockStart: vars.space[2],
});
export const tick = style({
  flex: '1 1 0',
  display: 'flex',
  justifyContent: 'center',
  minInlineSize: 0,
  whiteSpace: 'nowrap',
});
/** Among many days its column is narrower than a date, which would run into the edge of the card. */
globalStyle(`${tick}:last-child:nth-child(n + 15)`, {
  '@media': { [phone]: { justifyContent: 'end' } },
});
globalStyle(`${tick} > [data-minor=true]`, { '@media': { [phone]: { display: 'none' } } });
