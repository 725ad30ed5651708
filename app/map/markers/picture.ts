import { markerSize } from '../constants.ts';
import type { PixelBox } from '../drawn/boxes.ts';
import { palettes } from '../palette.ts';
import type { MapColours, MarkerKind } from '../types.ts';
import { glyphs } from './glyphs.ts';
import { pinFoot, pinMiddle } from './pins.ts';

type Look = {
  readonly shape: 'pin' | 'disc';
  readonly fill: string;
  readonly edge: string;
  readonly glyph: string;
};

const glyphScale = 0.86;

const disc = 'M0-18a18 18 0 1 0 0 36a18 18 0 1 0 0-36Z';
/** The tip of a wedge north of the disc. */
const needle = 'M32.500 5.500 41 17H24Z';

/** Where the place is in the picture, as fractions from its top left corner. */
export const anchors: Record<MarkerKind, [number, number]> = {
  pickup: [0.5, (pinMiddle + pinFoot) / markerSize],
  dropoff: [0.5, (pinMiddle + pinFoot) / markerSize],
  outlet: [0.5, (pinMiddle + pinFoot) / markerSize],
  rider: [0.5, 0.5],
};

const pinExtent: PixelBox = { left: -22, top: -48, right: 22, bottom: 4 };

/** The pixels around its place that a marker covers. */
export const extents: Record<MarkerKind, PixelBox> = {
  pickup: pinExtent,
  dropoff: pinExtent,
  outlet: pinExtent,
  rider: { left: -22, top: -22, right: 22, bottom: 22 },
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
    const { accentLine } = colours;
    paintBody(
      context,
      new Path2D(needle),
      { ...lookOf('rider', colours), fill: accentLine },
      ratio,
    );
    return canvas;
  }
  const look = lookOf(name, colours);
  const isPin = look.shape === 'pin';
  context.translate(markerSize / 2, isPin ? pinMiddle : markerSize / 2);
  paintBody(context, new Path2D(isPin ? colours.pin : disc), look, ratio);
  context.scale(glyphScale, glyphScale);
  context.translate(-12, -12.25);
  Object.assign(context, { lineWidth: 2.1, lineCap: 'round', lineJoin: 'round' });
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

function lookOf(kind: MarkerKind, { scheme, accent, onAccent, accentLine }: MapColours): Look {
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
      return { shape: 'disc', fill: '#ffffff', edge: accentLine, glyph: '#1f2733' };
  }
}
