import { style } from '@vanilla-extract/css';
import { phone, twoColumns, vars } from '#ui/theme';

export const frame = style({
  display: 'block',
  inlineSize: 'calc(100% + 6px)',
  margin: '-3px',
  border: 0,
});

/** What has to be paid and what for, above the ways to pay. */
export const due = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});
export const goesTo = style({ display: 'grid', margin: 0, overflowWrap: 'anywhere' });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
export const fee = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  margin: 0,
});
export const amount = style({ fontSize: vars.text.xl, fontVariantNumeric: 'tabular-nums' });

/** Under the fields that it is about. */
export const secure = style({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
export const lock = style({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

/** In sight beside the map, too, while the fields scroll; it leaves two thirds of the height to them. */
export const bar = style({
  '@media': {
    [phone]: { marginBlockEnd: `calc(-1 * ${vars.space[4]})` },
    [`screen and ${twoColumns} and (height >= 25em)`]: {
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

/** As wide as there is room. */
export const pay = style({ flexGrow: 1 });
