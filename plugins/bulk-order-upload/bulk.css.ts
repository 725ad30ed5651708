import { globalStyle, style } from '@vanilla-extract/css';
import { edgeTaken, notPhone, tall, vars } from '#ui/theme';

/** From here on there is room for a table. */
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
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  outline: 'none',
  overflowWrap: 'anywhere',
});
export const historyTitle = style({ fontSize: vars.text.lg });
/** A long name leaves the other columns in sight. */
export const fileLink = style({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '20rem',
});
/** What it is at its beginning, and a figure or a time at its end. */
export const jobLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const jobPlaced = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const file = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
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
/** A table takes what room there is; where a file is chosen, there is none. */
globalStyle(`${page}:has(${drop})`, { maxInlineSize: '64rem' });
export const progress = style({
  inlineSize: 'min(24rem, 100%)',
  blockSize: '8px',
  accentColor: vars.color.accent,
});
/** Beside each other where there is room. */
export const jobFacts = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space[10],
      maxInlineSize: '64rem',
    },
  },
});

globalStyle(`${jobFacts} > * + *`, {
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [wide]: { borderBlockStart: 0 } },
});

export const placedRow = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [wide]: {
      gridTemplateColumns: '14rem minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[10],
    },
  },
});
/** One under the other, its two columns of facts are one. */
globalStyle(`${placedRow} > :nth-child(3)`, {
  '@media': {
    [narrow]: {
      marginBlockStart: `calc(-1 * ${vars.space[2]})`,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

/** What a step ends with stays in the window, whatever stands above its rows; on a phone every such bar does. */
/** Above the buttons, as wide as they are. */
export const refusal = style({ flexBasis: '100%' });
export const actions = style({
  '@media': {
    [`${notPhone} and ${tall}`]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockEnd: edgeTaken,
      paddingBlock: vars.space[3],
      background: vars.color.canvas,
    },
  },
});
