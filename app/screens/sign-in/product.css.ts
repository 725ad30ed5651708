import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { beside } from './widths.ts';

/** On a narrow screen its picture stands above all else and its facts below. */
export const product = style({
  display: 'contents',
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateRows: '1fr auto',
      gap: vars.space[4],
      minInlineSize: 0,
      paddingBlock: vars.space[4],
      paddingInlineEnd: vars.space[4],
    },
  },
});

export const picture = style({
  position: 'relative',
  order: -1,
  inlineSize: '100%',
  // As much of the way as lies between the tips of its two pins, at every width.
  aspectRatio: '71 / 27',
  overflow: 'hidden',
  background: vars.color.sunken,
  '@media': {
    '(height < 48em) and (width < 56.25em)': { display: 'none' },
    [beside]: { order: 0, aspectRatio: 'auto', minBlockSize: '24rem', borderRadius: '20px' },
  },
});

/* For the first paint the words and the form come first. */
globalStyle(`[data-waits~="picture"] ${picture} > *`, { display: 'none' });

export const scene = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

const line = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const park = style({ fill: vars.color.positiveSoft });
export const water = style({ fill: vars.color.infoSoft });
export const lane = style([line, { stroke: vars.color.surface, strokeWidth: 5 }]);
export const casing = style([line, { stroke: vars.color.border, strokeWidth: 13 }]);
export const road = style([line, { stroke: vars.color.surface, strokeWidth: 10 }]);
export const way = style([line, { stroke: vars.color.accentLine, strokeWidth: 6 }]);
export const ridden = style([
  line,
  {
    stroke: `color-mix(in srgb, ${vars.color.surface} 60%, ${vars.color.accentLine})`,
    strokeWidth: 6,
  },
]);

const marker = { strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
export const door = style({ ...marker, fill: vars.color.accent, stroke: vars.color.surface });
export const shop = style({ ...marker, fill: vars.color.text, stroke: vars.color.surface });
export const rider = style({ ...marker, fill: vars.color.surface, stroke: vars.color.accentLine });
const glyph = 'path:last-child';
globalStyle(`:is(${door}, ${shop}, ${rider}) > ${glyph}`, { fill: 'none', strokeLinecap: 'round' });
globalStyle(`${door} > ${glyph}`, { stroke: vars.color.onAccent });
globalStyle(`${rider} > ${glyph}`, { stroke: vars.color.text });

const card = style({
  position: 'absolute',
  display: 'none',
  borderRadius: vars.radius.xl,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  fontSize: vars.text.sm,
  '@media': { [beside]: { display: 'grid' } },
});
export const onTheWay = style([
  card,
  {
    insetInlineStart: '6%',
    insetBlockEnd: '8%',
    inlineSize: 'min(21rem, 88%)',
    gap: vars.space[3],
    padding: vars.space[4],
  },
]);
export const delivered = style([
  card,
  {
    insetInlineEnd: '6%',
    insetBlockStart: '8%',
    inlineSize: '15rem',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
  },
]);
/** What is at the end begins where it did, whatever letters have come. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr 5.5rem',
  alignItems: 'baseline',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});
export const time = style({ fontSize: vars.text.md, fontWeight: vars.weight.strong });
export const quiet = style({ color: vars.color.textMuted });
export const tick = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.md,
  background: vars.color.positiveSoft,
  color: vars.color.positive,
});

export const bars = style({ display: 'flex', gap: vars.space[1] });
export const bar = style({
  flex: 1,
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.borderControl,
});
export const done = style([bar, { background: vars.color.accentLine }]);
export const half = style([
  bar,
  {
    background: `linear-gradient(to right, ${vars.color.accentLine} 60%, ${vars.color.borderControl} 60%)`,
    selectors: { ':root[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
]);

export const facts = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[6],
  '@media': {
    [beside]: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      minBlockSize: '3rem',
      maxInlineSize: 'none',
      paddingInline: vars.space[2],
      paddingBlockEnd: 0,
    },
  },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textWrap: 'balance',
});
export const factIcon = style({ color: vars.color.second, fontSize: '1.25em' });
