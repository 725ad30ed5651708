import { style } from '@vanilla-extract/css';
import { heardOnly, vars } from '#ui/theme';

/** The place of the map; it takes the size that its page gives it. */
export const frame = style({
  position: 'relative',
  blockSize: '100%',
  containerType: 'size',
  overflow: 'hidden',
  background: vars.color.sunken,
});

export const host = style({ position: 'absolute', inset: 0 });

/** Never shown: the browser resolves the theme's colours on it, so that the canvas can paint with them. */
export const probe = style({
  display: 'none',
  color: vars.color.accent,
  backgroundColor: vars.color.onAccent,
  borderColor: 'light-dark(#ffffff, #000000)',
  outlineColor: vars.color.accentLine,
  caretColor: vars.color.warning,
  // A canvas keeps its colours where the person chose those of the page.
  forcedColorAdjust: 'none',
});

/** The rings of the schematic map, in CSS, until the map is there. */
export const skeleton = style({
  position: 'absolute',
  inset: 0,
  opacity: 0.5,
  backgroundImage: `repeating-radial-gradient(circle at center, transparent 0 118px, ${vars.color.border} 119px 120px)`,
});

export const list = style({
  padding: `${vars.space[4]} ${vars.space[6]}`,
  lineHeight: vars.line.normal,
});

export const hidden = style(heardOnly);
