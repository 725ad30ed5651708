import { style } from '@vanilla-extract/css';
import { notLow, oneColumn, vars } from '#ui/theme';
import { footBlock } from './bar.css.ts';

export const bar = style({
  // Where it cannot stay in sight it comes after the page.
  position: 'relative',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  blockSize: footBlock,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  // What lies over it has the whole window.
  selectors: { ':root:has(dialog[open]) &': { visibility: 'hidden' } },
  '@media': { [`screen and ${oneColumn}`]: { display: 'grid' }, [notLow]: { position: 'fixed' } },
});

export const place = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '3px',
  blockSize: '55px',
  fontSize: '0.6875rem',
  fontWeight: vars.weight.medium,
  lineHeight: '1.27',
  color: vars.color.textMuted,
  outlineOffset: '-2px',
  selectors: {
    '&[aria-current]': { color: vars.color.accentText, fontWeight: vars.weight.strong },
  },
});

export const icon = style({ inlineSize: '24px', blockSize: '24px' });

export const count = style({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: 'calc(50% + 7px)',
  minInlineSize: '17px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  color: vars.color.onAccent,
  background: vars.color.accent,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  lineHeight: '17px',
  textAlign: 'center',
});
