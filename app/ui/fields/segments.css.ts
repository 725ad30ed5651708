import { style } from '@vanilla-extract/css';
import { hover } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const segments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr))',
  gap: '2px',
  padding: '2px',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.control.height} - 6px)`,
  paddingInline: vars.space[1],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:has(:checked)': {
      background: vars.color.surface,
      borderColor: vars.color.accentLine,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentLine}`,
      color: vars.color.text,
      fontWeight: vars.weight.strong,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.accentLine}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not(:has(:disabled))': { color: vars.color.text } } },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
    },
  },
});
/** As large as its word, so that it is found where it is seen. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const word = style({ overflowWrap: 'anywhere' });
