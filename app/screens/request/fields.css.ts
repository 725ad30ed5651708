import { globalStyle, style } from '@vanilla-extract/css';
import {
  edgeTaken,
  heardOnly,
  notPhone,
  oneColumn,
  phone,
  tall,
  twoColumns,
  vars,
} from '#ui/theme';
import * as request from './request.css.ts';

/** An address that stands, as high as its words. */
export const chosen = style({
  display: 'grid',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.md,
});

/** The fields below it stay in sight, however long it is; whole it stands in the field that edits it. */
export const address = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
});
/** What a value was before it was changed, on a line of its own. */
export const before = style([request.muted, { display: 'block', fontWeight: vars.weight.regular }]);

export const aboutAddress = style([
  request.muted,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[1], alignItems: 'baseline' },
]);
globalStyle(`${aboutAddress} > * + *::before`, {
  content: '"·"',
  marginInlineEnd: vars.space[1],
});
/** Its words begin where those of a line do, and its edge at the point before them, not over the distance. */
export const reword = style({
  minBlockSize: '24px',
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[1],
  fontSize: vars.text.sm,
});

/** Its fields are those of the page's column, so that the foot can rise over all of that. */
export const form = style({ display: 'contents' });
/** As high as that column, so that the foot of a short step is at its lower edge, too. */
export const whole = style({ flex: 1 });

/** Two fields beside each other where they have room. */
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
});

/** The amount is short, and the ways of paying take the rest of the line. */
export const money = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [notPhone]: { gridTemplateColumns: 'minmax(9rem, max-content) 1fr' } },
});
/** Its label keeps to one line, so that the two stand on one; what is under the label makes it no wider. */
globalStyle(`${money} > :first-child > :first-child`, {
  '@media': { [notPhone]: { whiteSpace: 'nowrap' } },
});
globalStyle(`${money} > :first-child > * + *`, { contain: 'inline-size' });

/** Once for all fields that were read from a pasted text. */
export const pastedNote = style([request.muted]);
/** The words of a field that was read are heard; to the eye a point stands beside its label. */
export const fromPaste = style(heardOnly);
globalStyle(`p:has(> ${fromPaste}:only-child)`, { display: 'contents' });
globalStyle(`:has(> p > ${fromPaste}) > :first-child::after, ${pastedNote}::before`, {
  content: '',
  display: 'inline-block',
  flex: 'none',
  alignSelf: 'center',
  marginInline: vars.space[1],
  // A border, since forced colours leave that.
  border: `3px solid ${vars.color.accentLine}`,
  borderRadius: vars.radius.full,
  verticalAlign: 'middle',
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

export const optionsSet = style([request.muted, { flex: 1, minInlineSize: 0 }]);

/** It stays in sight where that leaves two thirds of the height to the form; on paper it would stand across the fields. */
const stays = { position: 'sticky', zIndex: vars.layer.sticky } as const;
/** At the lower edge of the form on every screen. */
const lowerEdge = {
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
} as const;

export const foot = style({
  // Where the fields leave room, it still is the end of the form.
  marginBlockStart: 'auto',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': {
    [`screen and ${oneColumn} and ${tall}`]: stays,
    [`screen and ${twoColumns} and (height >= 25em)`]: stays,
    [oneColumn]: {
      ...lowerEdge,
      insetBlockEnd: edgeTaken,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
      padding: `${vars.space[3]} ${vars.space[4]}`,
    },
    [twoColumns]: {
      ...lowerEdge,
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${vars.space[6]})`,
      marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
      minBlockSize: '76px',
      padding: `${vars.space[3]} ${vars.space[6]}`,
    },
  },
});

export const footButtons = style({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});
globalStyle(`${footButtons} > button`, { minBlockSize: '44px' });
globalStyle(`${footButtons} > :last-child`, { '@media': { [phone]: { flexGrow: 1 } } });

/** The fee. */
export const figure = style({
  fontSize: '1.5rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.875rem',
  letterSpacing: vars.closer,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { fontSize: '1.25rem', lineHeight: '1.625rem' } },
});
export const feeWords = style({ display: 'grid', whiteSpace: 'nowrap' });

export const feeLabel = style({
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
});

const question = style({ borderRadius: vars.radius.md });

/** Clear of the foot that sticks below it. */
export const amountQuestion = style([question, { scrollMarginBlock: '8rem' }]);
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

/** What has to be decided about the fee takes the place of the fee and the buttons. */
export const feeQuestion = style([
  question,
  {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[2],
  },
]);
export const feeChanged = style({ flexBasis: '100%', paddingBlock: vars.space[2] });
export const feeBefore = style([request.muted, { fontVariantNumeric: 'tabular-nums' }]);
export const feeAfter = style([figure, { textDecoration: 'none' }]);
/** Two of them share the line with the fee. */
globalStyle(`${footButtons} > button:not(:only-child)`, {
  paddingInline: vars.space[3],
  '@media': { [phone]: { paddingInline: vars.space[2] } },
});
