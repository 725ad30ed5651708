import { markerSize } from '../constants.ts';
import { palettes } from '../palette.ts';
import type { MapColours, MarkerKind } from '../types.ts';

type Look = {
  readonly shape: 'pin' | 'disc';
  readonly fill: string;
  readonly edge: string;
  readonly glyph: string;
};

const glyphScale = 1.15;

/** Line drawings on a 24 by 24 field. */
const glyphs: Record<MarkerKind, string> = {
  pickup: 'M6 8.5h12l1 11.5H5zM9 11V7a3 3 0 0 1 6 0v4',
  dropoff: 'M4 11.5 12 5l8 6.5M6.5 10v9.5h11V10M10 19.5V14h4v5.5',
  outlet:
    'M5 11v8.5h14V11M4 9.5 6 5h12l2 4.5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0M10 19.5V15h4v4.5',
  rider:
    'M3.5 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8.5 16.5h4.2c.4-2.600 1.800-4.300 4.100-5L14.800 5.500H12M4 11.500h5.500v5',
};

/** A drop of radius 19 around (32.5, 25) whose point stands on the place, at the foot of the picture. */
const drop =
  'M32.5 62C30.500 56 13.500 43.500 13.500 25a19 19 0 0 1 38 0C51.500 43.500 34.500 56 32.500 62Z';
const disc = 'M32.5 15.5a17 17 0 1 0 0 34a17 17 0 1 0 0-34Z';
/** The tip of a compass needle north of the disc. */
const needle = 'M32.5 2.5 41.500 17H23.500Z';

/** Where the place is in the picture, as fractions from its top left corner. */
export const anchors: Record<MarkerKind, [number, number]> = {
  pickup: [0.5, 62 / markerSize],
  dropoff: [0.5, 62 / markerSize],
  outlet: [0.5, 62 / markerSize],
  rider: [0.5, 0.5],
};

/** The needle shows a rider's heading; it is turned around the middle of its picture. */
export type PictureName = MarkerKind | 'needle';

/** Draws a picture on a canvas of its own, sharp at `ratio` device pixels a CSS pixel. */
export function drawPicture(
  name: PictureName,
  colours: MapColours,
  ratio: number,
): HTMLCanvasElement {
  const { canvas, context } = blank(ratio);
  if (name === 'needle') {
    paintBody(context, new Path2D(needle), lookOf('rider', colours), ratio);
    return canvas;
  }
  const look = lookOf(name, colours);
  paintBody(context, new Path2D(look.shape === 'pin' ? drop : disc), look, ratio);
  context.translate(markerSize / 2, look.shape === 'pin' ? 25 : 32.5);
  context.scale(glyphScale, glyphScale);
  context.translate(-12, -12.25);
  Object.assign(context, { lineWidth: 1.8, lineCap: 'round', lineJoin: 'round' });
  context.strokeStyle = look.glyph;
  context.stroke(new Path2D(glyphs[name]));
  return canvas;
}

function blank(ratio: number) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(markerSize * ratio);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  context.scale(canvas.width / markerSize, canvas.height / markerSize);
  return { canvas, context };
}

function paintBody(
  context: CanvasRenderingContext2D,
  body: Path2D,
  look: Look,
  ratio: number,
): void {
  context.save();
  Object.assign(context, {
    shadowColor: 'rgb(0 0 0 / 30%)',
    shadowBlur: 5 * ratio,
    shadowOffsetY: 1.5 * ratio,
  });
  context.fillStyle = look.fill;
  context.fill(body);
  context.restore();
  context.lineWidth = 2.5;
  context.lineJoin = 'round';
  context.strokeStyle = look.edge;
  context.stroke(body);
}

function lookOf(kind: MarkerKind, { scheme, accent, onAccent }: MapColours): Look {
  const { pickup, onPickup } = palettes[scheme];
  const edge = '#ffffff';
  switch (kind) {
    case 'pickup':
      return { shape: 'pin', fill: pickup, edge: onPickup, glyph: onPickup };
    case 'dropoff':
      return { shape: 'pin', fill: accent, edge, glyph: onAccent };
    case 'outlet':
      return { shape: 'pin', fill: '#ffffff', edge: pickup, glyph: '#1f2733' };
    case 'rider':
      return { shape: 'disc', fill: accent, edge, glyph: onAccent };
  }
}
