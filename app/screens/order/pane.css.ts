import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Measures follow the pane, which is narrow beside a list and in a dialog too. */
const roomy = '(width >= 34rem)';
const beside = '(width >= 46rem)';

/** What stands in it asks how wide it is. */
export const pane = style({ containerType: 'inline-size' });

export const head = style({
  display: 'grid',
  gridTemplate: `'back clock' auto 'stages stages' auto 'who who' auto 'actions actions' auto / auto 1fr`,
  rowGap: vars.space[3],
  alignItems: 'start',
  '@container': {
    [roomy]: {
      gridTemplate: `'back who clock' auto 'actions actions actions' auto 'stages stages stages' auto / auto 1fr auto`,
      rowGap: vars.space[4],
    },
  },
});

export const who = style({
  gridArea: 'who',
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const name = style({
  fontSize: '1.5rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.25',
  overflowWrap: 'anywhere',
});

/** One text, so that the address begins beside the badge and breaks where it must. */
export const where = style({ fontSize: vars.text.sm });
globalStyle(`${where} > *`, { marginInlineEnd: vars.space[2] });

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});

/** As tall as the line it stands in, where a mouse is. */
export const copy = style({
  '@media': { '(pointer: fine)': { minBlockSize: '28px', inlineSize: '28px' } },
});

export const clock = style({
  gridArea: 'clock',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@container': {
    [roomy]: {
      display: 'grid',
      justifyItems: 'end',
      maxInlineSize: '18rem',
      marginInlineStart: vars.space[4],
      textAlign: 'end',
    },
  },
});

export const loud = style({ color: vars.color.warning, fontWeight: vars.weight.medium });

/** One row where there is room, and beside each other in two columns on a phone: nothing hides behind an edge. */
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@container': {
    '(width < 34rem)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
});
globalStyle(`${actions} > *`, { flex: 'none', minInlineSize: 0 });

/** Only where the lesser ones have no room. */
export const more = style({ '@container': { [roomy]: { display: 'none' } } });
export const lesser = style({
  display: 'contents',
  '@container': {
    '(width < 34rem)': { selectors: { '&[data-open=false]': { display: 'none' } } },
  },
});

export const stages = style({
  gridArea: 'stages',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});

export const stage = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  fontSize: vars.text.xs,
});

export const bar = style({
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.borderControl,
  overflow: 'hidden',
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accentLine,
  // Where the person chose the colours, a bar without one of its own would be lost.
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  selectors: {
    '[data-late=true] > [data-state=current] &': { background: vars.color.warning },
    '[data-state=failed] &': { background: vars.color.danger },
  },
});

/** Only what holds now has room for its words on a phone; a reader hears them all. */
export const stageWords = style({
  display: 'grid',
  '@container': {
    '(width < 34rem)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      selectors: {
        '[data-shown=true] > &': {
          position: 'static',
          inlineSize: 'max-content',
          blockSize: 'auto',
          overflow: 'visible',
          clipPath: 'none',
        },
        '[data-shown=true]:nth-child(n + 4) > &': { justifySelf: 'end', textAlign: 'end' },
      },
    },
  },
});

export const stageName = style({
  selectors: {
    '[data-state=current] &': { fontWeight: vars.weight.strong },
    '[data-state=upcoming] &': { color: vars.color.textMuted },
    '[data-state=failed] &': { color: vars.color.critical, fontWeight: vars.weight.strong },
    '[data-late=true] > [data-state=current] &': { color: vars.color.warning },
  },
});

export const stageTime = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const body = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

/** It takes the height that is left, and stays in sight while the facts beside it scroll. */
export const map = style({
  '@container': {
    [beside]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--order-head, 0px) + ${vars.space[2]})`,
    },
  },
});

/** Parts at a hairline, no box in a box. */
export const details = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  minInlineSize: 0,
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
export const plain = style({ fontWeight: vars.weight.strong });
export const sum = style({ display: 'block', color: vars.color.textMuted });
export const amount = style({
  color: vars.color.text,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${details} > * + *`, {
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const past = style({ marginBlockStart: vars.space[6] });
