import { globalStyle, style } from '@vanilla-extract/css';
import { mapProperties, vars } from '#ui/theme';
import { markerSize, stripHeight, stripPin } from './constants.ts';
import { pinFoot, pinMiddle } from './markers/pins.ts';

const edge = vars.space[2];
const inStrip = `(height < ${stripHeight}px)`;

/** All of the map: what OpenLayers draws, and the controls beside it. */
export const stage = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  overflow: 'hidden',
});

export const viewport = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.accentLine}`, outlineOffset: '-3px' },
    // What it draws lies over that ring.
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: '1px',
      zIndex: 1,
      border: `2px solid ${vars.color.accentLine}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  },
});

/** A page's own rules for canvases must not reach the ones that OpenLayers measures. */
globalStyle(`${viewport} canvas`, { maxInlineSize: 'none', overflow: 'hidden' });

/** Paper is white, and no canvas is painted again in time for it: what was painted for the dark scheme is turned to light. */
globalStyle(`${stage}[data-painted=dark] .ol-layers canvas`, {
  '@media': { print: { filter: 'invert(1) hue-rotate(180deg)' } },
});

export const zoom = style({
  position: 'absolute',
  insetBlockStart: edge,
  insetInlineEnd: edge,
  display: `var(${mapProperties.tools}, flex)`,
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
});

export const zoomButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:hover': { background: vars.color.hover },
    '&[hidden]': { display: 'none' },
    // What is beside a map that is small for now; the others stay.
    '&:nth-child(-n + 2)': { display: `var(${mapProperties.zoom}, grid)` },
    '&[aria-pressed=true]': { color: vars.color.accentText, background: vars.color.accentSoft },
    '&:focus-visible': { outline: `2px solid ${vars.color.accentLine}`, outlineOffset: '-2px' },
  },
});

/** Credits and scale, in one quiet line at the foot. */
export const foot = style({
  position: 'absolute',
  insetInline: edge,
  insetBlockEnd: `calc(${vars.space[1]} + var(${mapProperties.covered}, 0px))`,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

/** A strip shows the way; what it takes to look around comes with the room for it. */
globalStyle(`${zoom}, ${foot}`, { '@container': { [inStrip]: { display: 'none' } } });

const slip = {
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius.sm,
  background: `color-mix(in srgb, ${vars.color.surface} 78%, transparent)`,
} as const;

export const scale = style({
  ...slip,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  textAlign: 'center',
});

/** The bar under the figure is as long as the distance it names. */
export const scaleBar = style({
  blockSize: '5px',
  border: `1px solid ${vars.color.textMuted}`,
  borderBlockStart: 0,
  marginBlockEnd: '2px',
});

/** Parted by room: a sign between two of them would stand alone at the end of a line. */
export const credits = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  pointerEvents: 'auto',
  textAlign: 'end',
});
/** Each has its own, so that a second line covers no more of the map than its words. */
globalStyle(`${credits} > *`, slip);

export const pin = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  cursor: 'grab',
  touchAction: 'none',
  borderRadius: vars.radius.md,
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accentLine}`, outlineOffset: '2px' },
  },
});

/** Nothing was chosen yet: it shows itself to who comes to it by keyboard, and a tap on the map calls it. */
export const waiting = style({
  selectors: { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
});

globalStyle(`${pin} canvas`, {
  display: 'block',
  inlineSize: '65px',
  blockSize: '65px',
  // Smaller on its place; what a thumb meets stays as large.
  transformOrigin: `50% ${(100 * (pinMiddle + pinFoot)) / markerSize}%`,
  '@container': { [inStrip]: { scale: stripPin } },
});
