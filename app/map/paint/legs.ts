import type { Point } from '../geo.ts';
import { palettes } from '../palette.ts';
import type { MapLeg } from '../types.ts';
import type { CanvasLayer, Frame } from './canvas-layer.ts';

type Options = {
  /** Where a marker is seen at this moment; null for one that is not there. */
  readonly pointOf: (id: string) => Point | null;
};

/**
 * The way between markers, as straight lines: nobody told which streets the rider takes. What lies behind the rider is
 * dotted and pale, the way to the pickup is dotted, the way to the door is full.
 */
export function createLegs(canvas: CanvasLayer, { pointOf }: Options) {
  let legs: readonly MapLeg[] = [];
  const ends = ({ from, to }: MapLeg) => [pointOf(from), pointOf(to)] as const;
  canvas.add((frame) => {
    for (const leg of legs) paintLeg(frame, leg, ends(leg));
    return legs.length > 0;
  });
  return {
    /** The lines as they are now, which names have to keep clear of. */
    lines: (): readonly (readonly [Point, Point])[] =>
      legs.flatMap((leg) => {
        const [from, to] = ends(leg);
        return from && to ? [[from, to] as const] : [];
      }),
    set(next: readonly MapLeg[]): void {
      legs = next;
      canvas.repaint();
    },
  };
}

type Ends = readonly [Point | null, Point | null];

/** With a casing, so that it reads on land, water and tiles. */
function paintLeg(frame: Frame, { look }: MapLeg, [from, to]: Ends): void {
  if (!from || !to) return;
  const { context, colours } = frame;
  const halo = palettes[colours.scheme].halo;
  context.save();
  Object.assign(context, { lineCap: 'round', lineJoin: 'round' });
  for (const turn of frame.turns) {
    context.beginPath();
    context.moveTo(...pixel(frame, from, turn));
    context.lineTo(...pixel(frame, to, turn));
    context.globalAlpha = look === 'behind' ? 0.4 : 1;
    context.setLineDash(look === 'full' ? [] : [0, 9]);
    if (look === 'full') stroke(context, halo, 8);
    stroke(context, colours.accentLine, 5);
  }
  context.restore();
}

function pixel(frame: Frame, [x, y]: Point, turn: number): [number, number] {
  const [px, py] = frame.pixelOf([x + turn, y]);
  return [px, py];
}

function stroke(context: CanvasRenderingContext2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
