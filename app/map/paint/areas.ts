import { areaFillOpacity } from '../constants.ts';
import { toPoint } from '../geo.ts';
import { palettes } from '../palette.ts';
import type { MapArea } from '../types.ts';
import type { CanvasLayer, Frame } from './canvas-layer.ts';
import { eachShape, type Shape, shapeOf } from './shape.ts';

/** Delivery areas on a canvas: what lies outside all of them is dimmed, what lies inside keeps the map's own colours. */
export function createAreas(canvas: CanvasLayer) {
  let shapes: readonly Shape[] = [];
  canvas.add((frame) => {
    if (shapes.length > 0) paintAreas(frame, shapes);
    return shapes.length > 0;
  });
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

/** The shade goes over everything first, and each area is then cut out of it: areas may overlap. */
function paintAreas(frame: Frame, shapes: readonly Shape[]): void {
  const { context, width, height, resolution, colours } = frame;
  const { shade, outline } = palettes[colours.scheme];
  context.save();
  context.globalAlpha = areaFillOpacity;
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'destination-out';
  eachShape(frame, shapes, (path) => context.fill(path, 'evenodd'));
  context.restore();
  Object.assign(context, { strokeStyle: outline, lineCap: 'round', lineJoin: 'round' });
  context.lineWidth = 2 * resolution;
  context.setLineDash([0, 6 * resolution]);
  eachShape(frame, shapes, (path) => context.stroke(path));
  context.setLineDash([]);
}
