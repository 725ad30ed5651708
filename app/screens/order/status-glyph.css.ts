import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Its colour supports its shape; where the person chose the colours, it has that of the text. */
export const glyph = style({
  display: 'block',
  flex: 'none',
  inlineSize: '14px',
  blockSize: '14px',
  color: vars.color.accentLine,
  selectors: {
    '&[data-glyph=waiting], &[data-glyph=scheduled], &[data-glyph=cancelled], &[data-glyph=returned]':
      { color: vars.color.textMuted },
    '&[data-glyph=done]': { color: vars.color.positive },
    '&[data-glyph=attention]': { color: vars.color.warning },
    '&[data-glyph=failed]': { color: vars.color.critical },
  },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const ring = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const solid = style({ fill: 'currentColor' });
/** A sign on a solid ground. */
export const cut = style({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
