import { style } from '@vanilla-extract/css';
import { edgeTaken, vars } from '#ui/theme';

export const frame = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': { screen: { paddingBlockEnd: edgeTaken } },
});

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  outline: 'none',
});

/** No box of its own; hidden, it keeps all that is in it. */
export const behind = style({ display: 'contents' });

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockStart: '-100px',
  zIndex: vars.layer.popup,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:focus': { insetBlockStart: vars.space[2] } },
});

export const email = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const placeholder = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  marginInline: 'auto',
  padding: vars.space[4],
});

/** All that there is to read on a page. */
export const message = style({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '26rem',
  textAlign: 'center',
});

/** Beneath a page without navigation, not on its print. What it holds comes later than the page, which must not move then. */
export const foot = style({
  minBlockSize: `calc(${vars.control.height} + ${vars.space[4]})`,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  '@media': { print: { display: 'none' } },
});

/** What follows the places of the day in the drawer. */
export const aside = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** A finger has no keys to press. */
export const withKeyboard = style({ '@media': { '(hover: none)': { display: 'none' } } });
