import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({ display: 'grid', gap: vars.space[2], inlineSize: '100%' });
export const bar = style({
  blockSize: '0.875em',
  borderRadius: vars.radius.sm,
  background: vars.color.border,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
});
export const block = style([bar, { borderRadius: vars.radius.md }]);

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '24rem',
  marginInline: 'auto',
  paddingBlock: vars.space[10],
  paddingInline: vars.space[4],
  textAlign: 'center',
  textWrap: 'balance',
});
/** A sign on a sheet, in the brand's second colour and its way of drawing. */
export const emptyIcon = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '4.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: vars.space[1],
  borderRadius: vars.radius.lg,
  background: vars.color.hover,
  color: vars.color.second,
  fontSize: '1.375rem',
});
/** Where it is all there is on a page, the sheet is a map with two streets. */
const street = (angle: number, at: number) =>
  `linear-gradient(${angle}deg, transparent ${at}%, ${vars.color.surface} 0 ${at + 7}%, transparent 0)`;
export const emptyPicture = style({
  inlineSize: '10rem',
  blockSize: '7rem',
  marginBlockEnd: vars.space[3],
  backgroundImage: `${street(115, 26)}, ${street(20, 22)}`,
  fontSize: '2.5rem',
});
const drawn = (how: string) => `[data-illustration="${how}"] ${emptyIcon}`;
globalStyle(drawn('cut'), { borderRadius: 0 });
globalStyle(drawn('round'), { borderRadius: '9rem' });
globalStyle(drawn('leaf'), { borderRadius: '0 2rem' });
globalStyle(drawn('arch'), { borderRadius: '9rem 9rem 0 0' });
globalStyle(['outline', 'dashed', 'double'].map(drawn).join(', '), {
  border: '1.5px solid',
  background: 'none',
});
globalStyle(drawn('dashed'), { borderStyle: 'dashed' });
globalStyle(drawn('double'), { border: '4px double' });
export const emptyTitle = style({ fontWeight: vars.weight.strong });
export const emptyText = style({ color: vars.color.textMuted });
export const emptyAction = style({ marginBlockStart: vars.space[2] });
