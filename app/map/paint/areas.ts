import { areaFillOpacity } from '../constants.ts';
import { type Point, toPoint } from '../geo.ts';
import { palettes } from '../palette.ts';
import type { MapArea } from '../types.ts';
import type { CanvasLayer, Frame } from './canvas-layer.ts';
import { eachShape, type Shape, shapeOf } from './shape.ts';

type Polygon = readonly (readonly Point[])[];
type Edges = readonly (readonly [Point, Point])[];

/** Edges that names keep clear of; an area drawn more finely than this has them everywhere, and names would have no room. */
const mostEdges = 2000;

/** Delivery areas on a canvas: what lies outside all of them is dimmed, what lies inside keeps the map's own colours. */
export function createAreas(canvas: CanvasLayer) {
  let shapes: readonly Shape[] = [];
  let edges: Edges = [];
  canvas.add((frame) => {
    if (shapes.length > 0) paintAreas(frame, shapes);
    return shapes.length > 0;
  });
  return {
    set(areas: readonly MapArea[]): void {
      const polygons = areas.flatMap(polygonsOf);
      shapes = polygons.map(shapeOf);
      edges = polygons.flat().flatMap(edgesOf);
      canvas.repaint();
    },
    /** The edges of the areas, which names have to keep clear of. */
    lines: (): Edges => (edges.length > mostEdges ? [] : edges),
  };
}

function polygonsOf({ geometry }: MapArea): readonly Polygon[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) =>
    rings.map((ring) =>
      ring.map(([longitude = 0, latitude = 0]) => toPoint({ longitude, latitude })),
    ),
  );
}

function edgesOf(ring: readonly Point[]): Edges {
  return ring.slice(1).map((point, at) => [ring[at] ?? point, point]);
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
