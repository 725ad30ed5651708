import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { beside } from './widths.ts';

/** What it is and the way in; beside it what the product looks like, which on a narrow screen stands above. */
export const landing = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[5],
  background: vars.color.surface,
  '@media': {
    [beside]: { gridTemplateColumns: '44fr 56fr', alignContent: 'stretch', gap: 0 },
  },
});
/** What stands below it has its ground. */
globalStyle(`body:has(${landing})`, { background: vars.color.surface });

export const pitch = style({
  inlineSize: '100%',
  maxInlineSize: '28rem',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  '@media': { [beside]: { padding: vars.space[6] } },
});

/** Small enough for as many lines in the system's typeface as in ours. */
export const claim = style({
  fontSize: vars.text.xl,
  '@media': {
    [beside]: { fontSize: 'clamp(1.625rem, 2.7vw, 2.5rem)' },
  },
});

/** As high as the system's typeface makes it, so that nothing moves when ours arrives. */
export const promise = style({
  color: vars.color.textMuted,
  marginBlockEnd: vars.space[1],
  '@media': { [beside]: { minBlockSize: '2lh', marginBlockEnd: 0 } },
});

/** A button and the word about it, apart from the other way in. */
export const entry = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});

export const column = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  display: 'grid',
  gap: vars.space[4],
});

export const card = style({ display: 'grid', gap: vars.space[6] });

export const logo = style({ blockSize: '32px', justifySelf: 'start' });

/** Apart from what is said under it. */
export const pitchLogo = style([
  logo,
  { marginBlockEnd: vars.space[2], '@media': { [beside]: { marginBlockEnd: vars.space[4] } } },
]);

export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const beneath = style({
  textAlign: 'center',
  fontSize: vars.text.sm,
});

/** A button with a word about it. */
export const guest = style([beneath, { display: 'grid', gap: vars.space[2] }]);

/** Keeps its place for what the flags may bring. */
const unseen = style({ visibility: 'hidden' });
export const unseenHint = style([hint, unseen]);
export const unseenBeneath = style([beneath, unseen]);
export const unseenGuest = style([guest, unseen]);

export const forgot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  fontSize: vars.text.sm,
});

/** At the end of a line of text, which it makes no higher. */
export const passkey = style({
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  marginInline: `auto calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  fontSize: vars.text.sm,
});
export const unseenPasskey = style([passkey, unseen]);
