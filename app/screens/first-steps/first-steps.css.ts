import { style } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';

/** Room for the card with something of the map beside it. */
const roomy = '(width >= 36rem)';
/** Room for a button beside the words of a step. */
const wide = '(width >= 25rem)';

export const beside = style({
  position: 'relative',
  blockSize: '100%',
  overflow: 'auto',
  containerType: 'inline-size',
});
export const map = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
});
export const over = style({
  position: 'relative',
  padding: vars.space[4],
  // What the card leaves of the map can be moved.
  pointerEvents: 'none',
  '@container': { [roomy]: { paddingBlock: vars.space[10], paddingInline: vars.space[10] } },
});
/** Above the orders, where there is no room beside them. */
export const above = style({ padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}` });

/** Over a map that says something in the middle: at its top, and at the foot of a phone's strip. */
export const line = style({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockStart: vars.space[2],
  maxInlineSize: `calc(100% - 2 * ${vars.space[2]} - ${vars.space[16]})`,
  '@media': {
    [phone]: {
      inset: `auto ${vars.space[2]} ${vars.space[1]}`,
      maxInlineSize: 'none',
    },
  },
});
export const opener = style({
  maxInlineSize: '100%',
  background: vars.color.raised,
  boxShadow: vars.shadow.low,
});
/** In the panel that its line opens. */
export const opened = style({
  containerType: 'inline-size',
  inlineSize: 'min(27rem, 100vi - 4rem)',
});

export const card = style({
  containerType: 'inline-size',
  maxInlineSize: '472px',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.middle,
  overflow: 'hidden',
  pointerEvents: 'auto',
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[4]}`,
});
export const title = style({ margin: 0, fontSize: vars.text.xl, overflowWrap: 'anywhere' });
export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const words = style({
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  marginBlockStart: vars.space[3],
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.color.sunken,
});
export const part = style({
  flex: 1,
  blockSize: '4px',
  selectors: { '&[data-done=true]': { background: vars.color.accentLine } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-done=true]': { background: 'Highlight' } },
    },
  },
});

export const steps = style({ listStyle: 'none', margin: 0, padding: 0 });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@container': { [wide]: { gridTemplateColumns: '24px minmax(0, 1fr) auto' } },
});
export const texts = style({ display: 'grid', gap: vars.space.half });
/** Beside the words, or under them. */
export const action = style({
  gridColumn: 2,
  justifySelf: 'start',
  '@container': { [wide]: { gridColumn: 3 } },
});
export const name = style({
  fontWeight: vars.weight.medium,
  selectors: { '&[data-done=true]': { color: vars.color.textMuted, fontWeight: 'inherit' } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  border: `1.5px solid ${vars.color.borderControl}`,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  selectors: {
    '&[data-state=done]': {
      borderColor: vars.color.positive,
      background: vars.color.positiveSoft,
      color: vars.color.positive,
    },
    '&[data-state=next]': {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});
export const foot = style({
  padding: `${vars.space[2]} ${vars.space[1]}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
