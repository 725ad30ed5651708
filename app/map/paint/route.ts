import type { Position } from '#schemas';
import { toPoint } from '../geo.ts';
import { palettes } from '../palette.ts';
import type { CanvasLayer, Frame } from './canvas-layer.ts';
import { eachShape, type Shape, shapeOf } from './shape.ts';

/** The way between places, on a canvas. */
export function createRoute(canvas: CanvasLayer) {
  let shapes: readonly Shape[] = [];
  canvas.add((frame) => paintRoute(frame, shapes));
  return {
    set(line: readonly Position[]): void {
      shapes = line.length < 2 ? [] : [shapeOf([line.map(toPoint)])];
      canvas.repaint();
    },
  };
}

/** With a casing, so that it reads on land, water and tiles. */
function paintRoute(frame: Frame, shapes: readonly Shape[]): void {
  const { context, resolution, colours } = frame;
  Object.assign(context, { lineCap: 'round', lineJoin: 'round' });
  eachShape(frame, shapes, (path) => {
    context.strokeStyle = palettes[colours.scheme].halo;
    context.lineWidth = 7 * resolution;
    context.stroke(path);
    context.strokeStyle = colours.accent;
    context.lineWidth = 4 * resolution;
    context.stroke(path);
  });
}
