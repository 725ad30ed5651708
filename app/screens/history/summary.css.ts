import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { notPhone, phone, vars, wide } from '#ui/theme';

/** Where five have no room beside each other, two stand over three. */
const between = `${notPhone} and (not ${wide})`;

/** Five beside each other, or as many as have room; on a phone one line over two and two. The lines between them are the gaps. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  background: vars.color.border,
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [between]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
/** Figures stand on one line with those beside them, however many lines their names take. */
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.surface,
  '@media': {
    [phone]: {
      paddingInline: vars.space[3],
      selectors: {
        '&:first-child': {
          gridColumn: '1 / -1',
          flexDirection: 'row',
          alignItems: 'baseline',
          columnGap: vars.space[2],
        },
      },
    },
    [between]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
    },
  },
});
export const term = style({ flex: 1, color: vars.color.textMuted, fontSize: vars.text.sm });
export const figure = style({
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.tight,
  // An amount of many digits is as wide as half a phone.
  '@media': { [phone]: { fontSize: `clamp(1rem, 5.2vw, ${vars.text.xl})` } },
  fontVariantNumeric: 'tabular-nums',
});
export const was = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});
export const noChange = style({});
/** Where figures stand in several rows, one of which nothing is compared needs no line for it. */
function dropIn(...rows: readonly (readonly number[])[]): string {
  const those = (row: readonly number[], more = '') =>
    `:is(${row.map((nth) => `:nth-child(${nth})${more}`).join(',')})`;
  return rows
    .map((row) => {
      const compared = `:has(> ${those(row, '[data-compared=true]')})`;
      return `${figures}:not(${compared}) > ${those(row)} > ${noChange}`;
    })
    .join(',');
}
const dropped = { display: 'none' } as const;
globalStyle(dropIn([1], [2, 3], [4, 5]), { '@media': { [phone]: dropped } });
globalStyle(dropIn([1, 2], [3, 4, 5]), { '@media': { [between]: dropped } });

const tones = {
  better: vars.color.positive,
  worse: vars.color.warning,
  plain: vars.color.textMuted,
} as const;
export const change = styleVariants(tones, (color) => ({ color, fontWeight: vars.weight.medium }));
export const arrow = style({
  display: 'inline-block',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  selectors: { '&[data-direction=down]': { rotate: '180deg' } },
});
export const byDay = style({
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
