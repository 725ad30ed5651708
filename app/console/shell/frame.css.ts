import { globalStyle, style } from '@vanilla-extract/css';
import { barBlock, notLow, oneColumn, phone, twoColumns, vars } from '#ui/theme';

export const frame = style({
  display: 'grid',
  minBlockSize: '100dvb',
  gridTemplateRows: `${barBlock} minmax(0, 1fr)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [twoColumns]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)' } },
});

export const bar = style({
  gridColumn: '1 / -1',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingInline: vars.space[4],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [notLow]: { position: 'sticky' },
    [oneColumn]: { paddingInline: vars.space[2] },
  },
});
export const menu = style({ '@media': { [twoColumns]: { display: 'none' } } });
export const name = style({
  flex: 'none',
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  borderRadius: vars.radius.sm,
});
export const who = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  '@media': { [phone]: { visibility: 'hidden' } },
});

export const side = style({
  display: 'none',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': { [twoColumns]: { display: 'block' } },
});
export const places = style({ display: 'grid', gap: vars.space.half });
globalStyle(`${side} > ${places}`, {
  position: 'sticky',
  insetBlockStart: barBlock,
  padding: vars.space[3],
});
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[aria-current]': { color: vars.color.accentText, background: vars.color.accentSoft },
  },
});

export const page = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.page,
  padding: vars.space[6],
  paddingBlockEnd: vars.space[16],
  '@media': { [oneColumn]: { padding: vars.space[4] } },
});

/** The way in stands alone. */
export const entrance = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvb',
  padding: vars.space[4],
  '@media': { [phone]: { placeItems: 'start center', paddingBlockStart: vars.space[10] } },
});
export const entranceBox = style({ inlineSize: '100%', maxInlineSize: '24rem' });
