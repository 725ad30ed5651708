import { areaFillOpacity } from '../constants.ts';
import { toPoint } from '../geo.ts';
import type { MapArea } from '../types.ts';
import type { CanvasLayer, Frame } from './canvas-layer.ts';
import { eachShape, type Shape, shapeOf } from './shape.ts';

/** Delivery areas on a canvas, filled lightly in the accent colour. */
export function createAreas(canvas: CanvasLayer) {
  let shapes: readonly Shape[] = [];
  canvas.add((frame) => paintAreas(frame, shapes));
  return {
    set(areas: readonly MapArea[]): void {
      shapes = areas.flatMap(({ geometry }) =>
        geometry.type === 'Polygon'
          ? [polygonOf(geometry.coordinates)]
          : geometry.coordinates.map(polygonOf),
      );
      canvas.repaint();
    },
  };
}

function polygonOf(rings: readonly (readonly (readonly number[])[])[]): Shape {
  return shapeOf(
    rings.map((ring) =>
      ring.map(([longitude = 0, latitude = 0]) => toPoint({ longitude, latitude })),
    ),
  );
}

function paintAreas(frame: Frame, shapes: readonly Shape[]): void {
  const { context, resolution, colours } = frame;
  Object.assign(context, { fillStyle: colours.accent, strokeStyle: colours.accent });
  context.lineJoin = 'round';
  context.lineWidth = 1.5 * resolution;
  eachShape(frame, shapes, (path) => {
    context.globalAlpha = areaFillOpacity;
    context.fill(path, 'evenodd');
    context.globalAlpha = 1;
    context.stroke(path);
  });
}
