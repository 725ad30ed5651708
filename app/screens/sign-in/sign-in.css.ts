import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

const beside = '(width >= 56.25em)';

/** What it is beside the way in; on a narrow screen above it. */
export const landing = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': {
    [beside]: { maxInlineSize: '64rem', gridTemplateColumns: '1fr 26rem', gap: vars.space[12] },
  },
});

export const pitch = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });

/** Small enough for as many lines in the system's typeface as in ours. */
export const claim = style({
  margin: 0,
  fontSize: vars.text.xl,
  lineHeight: vars.line.tight,
  textWrap: 'balance',
  '@media': { [beside]: { fontSize: '2.25rem', maxInlineSize: '16em' } },
});

/** As high as the system's typeface makes it, so that nothing moves when ours arrives. */
export const promise = style({
  margin: 0,
  color: vars.color.textMuted,
  maxInlineSize: '34em',
  '@media': { [beside]: { minBlockSize: '2lh' } },
});

export const entry = style({
  inlineSize: '100%',
  display: 'grid',
  gap: vars.space[1],
  '@media': { [beside]: { maxInlineSize: '20rem', marginBlockStart: vars.space[3] } },
});

export const column = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  display: 'grid',
  gap: vars.space[4],
});

export const card = style({ display: 'grid', gap: vars.space[6] });

export const logo = style({ blockSize: '32px', justifySelf: 'start' });

export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });

export const beneath = style({
  margin: 0,
  display: 'block',
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
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  fontSize: vars.text.sm,
});
