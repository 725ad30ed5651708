import { type Box, boxesMeet, type Point } from '../geo.ts';
import type { Frame } from './canvas-layer.ts';

/**
 * Lines or rings, ready to be painted, with their box for culling. The path is relative to its own
 * origin, since canvases compute in single precision, which is off by metres far from zero.
 */
export type Shape = { readonly path: Path2D; readonly origin: Point; readonly box: Box };

/** Makes a shape of lines in Mercator metres. */
export function shapeOf(lines: readonly (readonly Point[])[]): Shape {
  const path = new Path2D();
  const origin = lines[0]?.[0] ?? [0, 0];
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    line.forEach(([x, y], index) => {
      const [dx, dy] = [x - origin[0], y - origin[1]];
      if (index === 0) path.moveTo(dx, dy);
      else path.lineTo(dx, dy);
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    });
  }
  return { path, origin, box };
}

/** Runs `paint` for each shape in sight, in each copy of the world, with the canvas turned to its metres. */
export function eachShape(
  frame: Frame,
  shapes: readonly Shape[],
  paint: (path: Path2D) => void,
): void {
  const { context, resolution } = frame;
  const [west, south, east, north] = frame.box;
  for (const offset of frame.turns) {
    const seen: Box = [west - offset, south, east - offset, north];
    for (const { path, origin, box } of shapes) {
      if (!boxesMeet(box, seen)) continue;
      const [x, y] = frame.pixelOf([origin[0] + offset, origin[1]]);
      context.save();
      context.translate(x, y);
      context.scale(1 / resolution, -1 / resolution);
      paint(path);
      context.restore();
    }
  }
}
