import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const frame = style({
  display: 'block',
  inlineSize: 'calc(100% + 6px)',
  margin: '-3px',
  border: 0,
});

/** What is paid, before who reads it says how. */
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
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

/** As wide as there is room. */
export const pay = style({ flexGrow: 1 });
