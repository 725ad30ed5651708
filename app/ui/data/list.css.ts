import { style } from '@vanilla-extract/css';
import { hover } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'clip',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '56px',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  selectors: {
    'li + li > &, [aria-posinset]:not([aria-posinset="1"]) > &': {
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});
export const interactive = style({
  transition: `background-color ${vars.motion.fast}`,
  '@media': { [hover]: { ':hover': { background: vars.color.hover } } },
});
export const selected = style({
  background: vars.color.accentSoft,
  '@media': { [hover]: { ':hover': { background: vars.color.accentSoft } } },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `3px solid ${vars.color.accentLine}`,
  },
});
export const side = style({ flex: 'none', color: vars.color.textMuted });
/** The column may be narrower than its longest word, or a long address would run under what stands at the end. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.half,
});
export const title = style({ fontWeight: vars.weight.medium, textAlign: 'inherit' });
export const detail = style({ fontSize: vars.text.sm, color: vars.color.textMuted });
/** The title is the control, and its target is the whole row. */
export const stretched = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.accentLine}`,
      outlineOffset: '-2px',
    },
  },
});
/** Buttons at the end of a row stay above its stretched target. */
export const trailing = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
