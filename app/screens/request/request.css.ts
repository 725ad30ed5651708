import { style } from '@vanilla-extract/css';
import { barBlock, columns, oneColumn, phone, twoColumns, vars } from '#ui/theme';

export const page = style({
  flex: 1,
  display: 'grid',
  '@media': {
    [twoColumns]: { gridTemplateColumns: columns.request },
    [oneColumn]: { gridTemplateRows: 'auto 1fr' },
  },
});

export const form = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  padding: vars.space[4],
  background: vars.color.surface,
  '@media': {
    [twoColumns]: {
      padding: vars.space[6],
      borderInlineEnd: `1px solid ${vars.color.border}`,
      minBlockSize: `calc(100dvh - ${barBlock})`,
    },
    [oneColumn]: { order: 2 },
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
      order: 1,
      blockSize: '34dvh',
      minBlockSize: '200px',
      // Once the place is chosen, a phone needs the room for the form.
      selectors: { '[data-step=details] > &, [data-step=payment] > &': { display: 'none' } },
    },
  },
});

export const alone = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  marginInline: 'auto',
  padding: vars.space[4],
});

export const title = style({
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.tight,
});

export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
/** What a value was before it was changed, on a line of its own. */
export const before = style([muted, { display: 'block', fontWeight: vars.weight.regular }]);
export const address = style({ margin: 0, fontWeight: vars.weight.medium });

/** Beside a title: it keeps its line, makes it no taller and lies flush with the end of its row. */
export const asideButton = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
});

/** Two fields beside each other where they have room. */
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
});

export const options = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space[2],
});
export const optionWords = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  whiteSpace: 'nowrap',
});

export const optionsSet = style([muted, { flex: 1, minInlineSize: 0 }]);

/** At the lower edge of the form on every screen. */
export const foot = style({
  alignItems: 'end',
  justifyContent: 'space-between',
  '@media': {
    [phone]: { flexWrap: 'nowrap' },
    [twoColumns]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${vars.space[6]})`,
      marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
      padding: `${vars.space[3]} ${vars.space[6]}`,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});
export const footButtons = style({
  display: 'flex',
  flex: '1 1 auto',
  justifyContent: 'end',
  gap: vars.space[2],
  '@media': { [twoColumns]: { flexGrow: 0 } },
});
export const fee = style({ flex: '0 1 auto' });
export const feeWords = style({ display: 'grid', whiteSpace: 'nowrap' });
export const feeLabel = style({
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
});
export const feeFigure = style({ fontSize: vars.text.lg, fontVariantNumeric: 'tabular-nums' });
