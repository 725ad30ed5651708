import { glyphs } from '../markers/glyphs.ts';
import { palettes } from '../palette.ts';
import type { MapColours } from '../types.ts';
import type { MarkLook } from './types.ts';

/** Pixels of a mark with its shadow. */
export const markBox = 34;

/** From the middle of a mark to its edge. */
export const markRadius: Readonly<Record<MarkLook, number>> = {
  waiting: 8,
  coming: 10,
  carrying: 11,
  urgent: 13,
};

/** Draws a mark on a canvas of its own: a broken ring, a ring, a disc with a rider in it, or one that calls. Their shapes tell them apart, too. */
export function drawMark(look: MarkLook, colours: MapColours, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(markBox * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.scale(canvas.width / markBox, canvas.height / markBox);
  context.translate(markBox / 2, markBox / 2);
  paintDisc(context, look, colours);
  if (look === 'carrying') paintRider(context, colours);
  if (look === 'urgent') paintCall(context, palettes[colours.scheme].pill);
  return canvas;
}

function paintDisc(
  context: CanvasRenderingContext2D,
  look: MarkLook,
  { scheme, accentLine, accent, warning }: MapColours,
): void {
  const { pill, quiet } = palettes[scheme];
  const disc = new Path2D();
  disc.arc(0, 0, markRadius[look], 0, 2 * Math.PI);
  context.save();
  Object.assign(context, { shadowColor: 'rgb(0 0 0 / 35%)', shadowBlur: 4, shadowOffsetY: 1 });
  context.fillStyle = { waiting: pill, coming: '#ffffff', carrying: accent, urgent: warning }[look];
  context.fill(disc);
  context.restore();
  context.lineWidth = look === 'coming' ? 3 : 2;
  const edges = { waiting: quiet, coming: accentLine, carrying: pill, urgent: pill };
  context.strokeStyle = edges[look];
  // Eight strokes of one length, whatever it is.
  const stroke = (markRadius.waiting * 2 * Math.PI) / 16;
  context.setLineDash(look === 'waiting' ? [stroke, stroke] : []);
  context.stroke(disc);
}

function paintRider(context: CanvasRenderingContext2D, { onAccent }: MapColours): void {
  context.save();
  context.scale(0.62, 0.62);
  context.translate(-12, -12.25);
  Object.assign(context, { lineWidth: 2.2, lineCap: 'round', lineJoin: 'round' });
  context.strokeStyle = onAccent;
  context.stroke(new Path2D(glyphs.rider));
  context.restore();
}

function paintCall(context: CanvasRenderingContext2D, colour: string): void {
  Object.assign(context, { lineWidth: 2.4, lineCap: 'round', strokeStyle: colour });
  context.beginPath();
  context.moveTo(0, -6);
  context.lineTo(0, 1);
  context.moveTo(0, 5.5);
  context.lineTo(0, 5.6);
  context.stroke();
}
