import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  marginInline: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

/** Dark on white in every scheme, also with forced colours, since cameras expect that. */
export const squares = style({
  inlineSize: '11rem',
  blockSize: '11rem',
  borderRadius: vars.radius.md,
  fill: '#000',
  shapeRendering: 'crispEdges',
});
export const light = style({ fill: '#fff' });

export const keyLabel = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
/** In Latin letters, and broken rather than cut: each sign counts. */
export const secret = style({
  margin: 0,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
