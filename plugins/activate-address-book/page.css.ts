import { globalStyle, style } from '@vanilla-extract/css';
import { clearSign, hover, phone, surface, twoColumns, vars, wide } from '#ui/theme';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  padding: vars.space[4],
});
export const muted = style({ color: vars.color.textMuted });

export const search = style({
  flex: '0 1 22rem',
  minInlineSize: 'min(15rem, 100%)',
  marginInlineStart: 'auto',
  '@media': { [phone]: { flexBasis: '100%' } },
});
globalStyle(`${search} ::-webkit-search-cancel-button`, clearSign);

export const list = style({ ...surface, overflow: 'hidden' });

/** Two lines where there is little room: the name over number and address, which has a line of its own on a phone. All beside each other where there is much. */
export const row = style({
  position: 'relative',
  // Of thousands only those near the window are laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 68px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"name name request" "phone address request"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: '68px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name request" "phone request" "address request"',
    },
    [twoColumns]: { minBlockSize: '60px' },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 14rem) 9rem minmax(0, 3fr) minmax(0, 2fr) auto',
      gridTemplateAreas: '"name phone address notes request"',
      columnGap: vars.space[4],
    },
    [hover]: { ':hover': { background: vars.color.hover } },
  },
  selectors: { 'li + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Its target is the whole line. */
export const name = style({
  gridArea: 'name',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.accentLine}`,
      outlineOffset: '-2px',
    },
  },
});
const detail = style({ minInlineSize: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
export const number = style([detail, { gridArea: 'phone', fontVariantNumeric: 'tabular-nums' }]);
export const address = style([detail, { gridArea: 'address' }]);
export const notes = style([
  detail,
  { gridArea: 'notes', display: 'none', '@media': { [wide]: { display: 'block' } } },
]);

/** Above the target of its line. */
export const request = style({ gridArea: 'request', position: 'relative' });
/** Only heard on a phone, where the sign alone has room. */
export const requestText = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const more = style({ justifySelf: 'center' });

export const actions = style({ display: 'flex', gap: vars.space[2] });
/** So narrow that the switch stands near its label, in line with the addresses below. */
export const remembers = style({ inlineSize: 'fit-content', maxInlineSize: '25rem' });
export const remembersComing = style([remembers, { visibility: 'hidden' }]);
export const progress = style({
  inlineSize: '100%',
  blockSize: '8px',
  accentColor: vars.color.accent,
});
export const refused = style({ fontSize: vars.text.sm });
export const refusedRow = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
