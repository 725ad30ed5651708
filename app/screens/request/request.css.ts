import { style } from '@vanilla-extract/css';
import { barBlock, columns, desktop, oneColumn, phone, twoColumns, vars } from '#ui/theme';

export const page = style({
  flex: 1,
  display: 'grid',
  '@media': {
    [twoColumns]: { gridTemplateColumns: columns.request },
    [oneColumn]: { gridTemplateRows: 'auto 1fr' },
  },
});

/** Its parts are close enough to be seen at once where there is a mouse. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.surface,
  '@media': {
    [twoColumns]: {
      padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}`,
      borderInlineEnd: `1px solid ${vars.color.border}`,
      minBlockSize: `calc(100dvh - ${barBlock})`,
    },
    [oneColumn]: { gridRow: 2 },
    [desktop]: { gap: vars.space[3] },
  },
});

export const map = style({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [twoColumns]: {
      position: 'sticky',
      insetBlockStart: barBlock,
      blockSize: `calc(100dvh - ${barBlock})`,
    },
    [oneColumn]: {
      blockSize: '34dvh',
      minBlockSize: '200px',
    },
  },
});

/** Where to: a phone needs its room for what is typed, so the map is a strip that grows for who uses it, and stays so until the next step; a low window has less for it, too. */
export const way = style([
  map,
  {
    '@media': {
      [oneColumn]: {
        blockSize: 'min(240px, 25dvh)',
        minBlockSize: 0,
        selectors: { '[data-step=payment] > &': { display: 'none' } },
      },
      [phone]: {
        blockSize: 'min(112px, 25dvh)',
        transition: `block-size ${vars.motion.normal} ${vars.motion.ease}`,
        selectors: { '&[data-used]': { blockSize: '45dvh' } },
      },
    },
  },
]);

export const alone = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  marginInline: 'auto',
  padding: vars.space[4],
});

export const title = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.tight,
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Beside a title: it keeps its line, makes it no taller and lies flush with the end of its row. */
export const asideButton = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
});
/** What stands over those that are known. */
export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  marginBlockStart: vars.space[1],
});
