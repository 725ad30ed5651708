import { globalStyle, style } from '@vanilla-extract/css';
import { mapProperties, notPhone, phone, twoColumns, vars } from '#ui/theme';

/** As wide as lines are read. */
const readable = '36rem';
/** How far the sheet lies over its picture on a phone. */
const corner = '16px';

/** A sheet under a picture, and beside it where there is room. */
export const page = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  background: vars.color.surface,
  '@media': {
    [twoColumns]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(26rem, 30rem) minmax(0, 1fr)',
      alignContent: 'start',
    },
  },
});
/** What stands below it is on the same ground. */
globalStyle(`body:has(${page})`, { background: vars.color.surface });

/** Stands on whatever is behind it. */
export const logo = style({
  alignSelf: 'flex-start',
  justifySelf: 'start',
  gridColumn: 1,
  blockSize: '2.5rem',
  maxInlineSize: '12rem',
  position: 'absolute',
  zIndex: vars.layer.sticky,
  margin: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: vars.shadow.middle,
  '@media': {
    [twoColumns]: {
      position: 'static',
      marginBlockStart: vars.space[6],
      boxShadow: 'none',
    },
  },
});

/** As high whatever it is, so that another picture moves nothing. */
const picture = style({
  inlineSize: '100%',
  blockSize: 'min(46dvh, 24rem)',
  background: vars.color.sunken,
  '@media': {
    [twoColumns]: {
      blockSize: '100dvh',
      gridColumn: 2,
      gridRow: '1 / span 3',
      position: 'sticky',
      insetBlockStart: 0,
    },
  },
});

export const map = style([
  picture,
  { '@media': { [phone]: { vars: { [mapProperties.covered]: corner } } } },
]);

export const photo = style([picture, { objectFit: 'cover' }]);

export const sheet = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: readable,
  marginInline: 'auto',
  padding: vars.space[5],
  background: vars.color.surface,
  '@media': {
    [phone]: {
      marginBlockStart: `-${corner}`,
      borderStartStartRadius: corner,
      borderStartEndRadius: corner,
    },
    [twoColumns]: {
      gridColumn: 1,
      gridRow: 2,
      paddingInline: vars.space[6],
    },
  },
});

export const lead = style({ color: vars.color.textMuted });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
export const late = style({ color: vars.color.warning, fontWeight: vars.weight.medium });
export const strong = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const progress = style({ display: 'grid', gap: vars.space[3] });

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});
export const bar = style({
  position: 'relative',
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.borderControl,
});
export const fill = style({
  display: 'block',
  blockSize: '100%',
  inlineSize: 0,
  borderRadius: vars.radius.full,
  background: vars.color.accentLine,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  selectors: {
    '[data-state=done] > &': { inlineSize: '100%' },
    '[data-state=current] > &': { inlineSize: '50%' },
    '[data-state=failed] > &': { inlineSize: '100%', background: vars.color.danger },
    '[data-late=true] > [data-state=current] > &': { background: vars.color.warning },
  },
});

export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[data-large=true]': {
      fontSize: '1.375rem',
      fontWeight: vars.weight.strong,
      lineHeight: '1.25',
    },
  },
  '@media': { [notPhone]: { selectors: { '&[data-large=true]': { fontSize: '1.625rem' } } } },
});
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  blockSize: '2.5rem',
  inlineSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.positive,
  color: vars.color.surface,
});

/** What has to be at hand when the bell rings. */
export const due = style({
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  background: vars.color.accentSoft,
});
const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const row = style([line, { flexWrap: 'wrap' }]);
/** Beside the receipt as long as a few words of it fit in a line. */
globalStyle(`${row} > div`, { flex: '1 1 8rem' });
export const atEnd = style({
  marginInlineStart: 'auto',
  selectors: { '&:only-child': { marginInlineStart: 0 } },
});
