import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '28rem',
  display: 'grid',
  gap: vars.space[6],
});

export const logo = style({ blockSize: '32px', justifySelf: 'start' });

export const quiet = style({ margin: 0, fontSize: vars.text.sm });

export const rules = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
});

export const rule = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const keptRule = style([rule, { color: vars.color.positive }]);
/** As wide as the tick that will stand there. */
export const open = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '1em',
  blockSize: '1em',
  border: '3px solid transparent',
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderControl}`,
});

export const code = style({
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.3em',
  fontSize: vars.text.lg,
});

/** What was promised, in paragraphs. */
export const promise = style({ display: 'grid', gap: vars.space[2], outline: 'none' });

export const address = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

/** Stands there from the beginning, so that what it will say is read; it takes no place before. */
export const alert = style({ selectors: { '&:empty': { display: 'none' } } });
