import { type Box, boxesMeet, type Point } from '../geo.ts';
import type { Frame } from './canvas-layer.ts';

/** Lines or rings in Mercator metres, ready to be painted, and the box that tells when they are out of sight. */
export type Shape = { readonly path: Path2D; readonly box: Box };

export function shapeOf(lines: readonly (readonly Point[])[]): Shape {
  const path = new Path2D();
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    line.forEach(([x, y], index) => {
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    });
  }
  return { path, box };
}

/** Runs `paint` for each shape in sight, in each copy of the world, with the canvas turned to Mercator metres. */
export function eachShape(
  frame: Frame,
  shapes: readonly Shape[],
  paint: (path: Path2D) => void,
): void {
  const { context, resolution } = frame;
  const [west, south, east, north] = frame.box;
  for (const offset of frame.turns) {
    const seen: Box = [west - offset, south, east - offset, north];
    const [x, y] = frame.pixelOf([offset, 0]);
    context.save();
    context.translate(x, y);
    context.scale(1 / resolution, -1 / resolution);
    for (const { path, box } of shapes) if (boxesMeet(box, seen)) paint(path);
    context.restore();
  }
}
