import * as z from 'zod/mini';
import { DeliveryArea, type Position } from '#schemas';

const Vertex = z.array(z.number()).check(z.minLength(2), z.maxLength(4));
const Line = z.array(Vertex).check(z.minLength(1));

const Shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: Vertex }),
  z.object({ type: z.literal('LineString'), coordinates: Line }),
  z.object({
    type: z.literal('MultiLineString'),
    coordinates: z.array(Line).check(z.minLength(1)),
  }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(Line).check(z.minLength(1)) }),
  z.object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(Line).check(z.minLength(1))).check(z.minLength(1)),
  }),
]);

type Ring = z.infer<typeof Line>;

/** The polygons of a GeoJSON geometry; undefined without closed ones. */
export function readArea(geometry: unknown): DeliveryArea['geometry'] | undefined {
  const parsed = DeliveryArea.shape.geometry.safeParse(geometry);
  if (!parsed.success) return undefined;
  const { type, coordinates } = parsed.data;
  const rings = type === 'Polygon' ? coordinates : coordinates.flat();
  return rings.length > 0 && rings.every(isClosed) ? parsed.data : undefined;
}

/** A position for a geometry: the point, the middle vertex of a line, or the centroid of the largest polygon. */
export function centreOf(geometry: unknown): Position | undefined {
  const parsed = Shape.safeParse(geometry);
  if (!parsed.success) return undefined;
  const shape = parsed.data;
  if (shape.type === 'Point') return toPosition(shape.coordinates);
  if (shape.type === 'LineString') return middle(shape.coordinates);
  if (shape.type === 'MultiLineString')
    return middle(longest(shape.coordinates, (line) => line.length));
  const rings = shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat();
  return centreOfGravity(longest(rings, (ring) => Math.abs(doubleArea(ring))));
}

function isClosed(ring: readonly (readonly number[])[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function toPosition([longitude = 0, latitude = 0]: readonly number[]): Position {
  return { latitude, longitude };
}

function middle(line: Ring): Position {
  return toPosition(line[Math.floor(line.length / 2)] ?? []);
}

function longest(rings: readonly Ring[], measure: (ring: Ring) => number): Ring {
  return rings.reduce((best, ring) => (measure(ring) > measure(best) ? ring : best));
}

/** Sums a term over a ring's edges, relative to its first vertex for precision. */
function overEdges(
  ring: Ring,
  term: (x: number, y: number, nextX: number, nextY: number) => number,
) {
  const [x0 = 0, y0 = 0] = ring[0] ?? [];
  return ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    return sum + term(x - x0, y - y0, nextX - x0, nextY - y0);
  }, 0);
}

function doubleArea(ring: Ring): number {
  return overEdges(ring, (x, y, nextX, nextY) => x * nextY - nextX * y);
}

function centreOfGravity(ring: Ring): Position {
  const area = 3 * doubleArea(ring);
  if (area === 0) return middle(ring);
  const cross = (x: number, y: number, nextX: number, nextY: number) => x * nextY - nextX * y;
  const dx =
    overEdges(ring, (x, y, nextX, nextY) => (x + nextX) * cross(x, y, nextX, nextY)) / area;
  const dy =
    overEdges(ring, (x, y, nextX, nextY) => (y + nextY) * cross(x, y, nextX, nextY)) / area;
  const [x0 = 0, y0 = 0] = ring[0] ?? [];
  return { longitude: x0 + dx, latitude: y0 + dy };
}
