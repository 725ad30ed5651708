import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import * as z from 'zod/mini';
import type { Bounds } from '../archives.ts';
import { labelOf } from './label-of.ts';
import { type Drawn, layerOf } from './layer-of.ts';
import type { Limits } from './limits.ts';
import { RefusedMap } from './refused-map.ts';

/** A feature whose properties are its layer and tags. */
export type DrawnFeature = GeoJSON.Feature<GeoJSON.Geometry, Drawn>;
export type ReadMap = {
  readonly features: readonly DrawnFeature[];
  readonly bounds: Bounds;
  readonly source: string;
};

const Item = z.object({
  value: z.object({
    type: z.literal('Feature'),
    geometry: z.nullable(
      z.object({
        type: z.enum([
          'Point',
          'MultiPoint',
          'LineString',
          'MultiLineString',
          'Polygon',
          'MultiPolygon',
        ]),
        coordinates: z.array(z.unknown()),
      }),
    ),
    properties: z.nullish(z.record(z.string(), z.unknown())),
  }),
});

/** Reads a GeoJSON file as a stream. Throws `RefusedMap` at the first error. */
export async function readFeatures(
  path: string,
  name: string,
  most: Pick<Limits, 'points'>,
): Promise<ReadMap> {
  const features: DrawnFeature[] = [];
  const box: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  let [number, points, source] = [0, 0, ''];
  for await (const item of itemsOf(path, name)) {
    number += 1;
    const where = `feature ${number} of ${name}`;
    const parsed = Item.safeParse(item);
    if (!parsed.success) throw new RefusedMap(`${where} is no line, area or point of GeoJSON.`);
    const { geometry, properties } = parsed.data.value;
    if (geometry === null) continue;
    points += widen(box, geometry.coordinates, where);
    if (points > most.points)
      throw new RefusedMap(
        `${name} has more than ${most.points} points: make a .pmtiles of it and import that.`,
      );
    const shape = shapeOf(geometry, where);
    const drawn = layerOf(shape, properties ?? {});
    source ||= String(properties?.source ?? '').slice(0, 200);
    if (!drawn) continue;
    const geometryOf = drawn.layer === 'boundary' ? edgesOf(shape) : shape;
    features.push({ type: 'Feature', geometry: geometryOf, properties: drawn });
    const label = labelOf(shape, properties ?? {}, drawn);
    if (label) features.push({ type: 'Feature', ...label });
  }
  if (features.length === 0)
    throw new RefusedMap(
      `${name} is no GeoJSON FeatureCollection with lines, areas or points in it.`,
    );
  return { features, bounds: box, source };
}

async function* itemsOf(path: string, name: string): AsyncGenerator<unknown> {
  const items = streamArray.asStream();
  const text = createReadStream(path, 'utf8');
  pipeline(text, pick.withParserAsStream({ filter: 'features' }), items, () => undefined);
  try {
    yield* items;
  } catch (cause) {
    if (cause instanceof RefusedMap) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RefusedMap(`${name} cannot be read to its end: ${why}.`);
  }
}

/** Widens the bounds by a geometry; answers the number of its points. */
function widen(box: Bounds, coordinates: readonly unknown[], where: string): number {
  const [first, second] = coordinates;
  if (Array.isArray(first)) {
    return coordinates.reduce<number>(
      (sum, part) => sum + widen(box, Array.isArray(part) ? part : [], where),
      0,
    );
  }
  if (coordinates.length === 0) return 0;
  const isDegrees =
    typeof first === 'number' &&
    typeof second === 'number' &&
    Math.abs(first) <= 180 &&
    Math.abs(second) <= 90;
  if (!isDegrees) {
    const metres = Math.abs(Number(first)) > 180 && Number.isFinite(Number(first));
    throw new RefusedMap(
      `${where} has the point ${String(coordinates.slice(0, 2))}, which is not longitude and latitude in degrees${
        metres ? ': it looks like metres of a projection, so convert the file to WGS 84 first' : ''
      }.`,
    );
  }
  box[0] = Math.min(box[0], first);
  box[1] = Math.min(box[1], second);
  box[2] = Math.max(box[2], first);
  box[3] = Math.max(box[3], second);
  return 1;
}

/** The nesting of each type of geometry; `widen` has checked the points themselves. */
const Points = z.array(z.number()).check(z.minLength(2));
const Line = z.array(Points);
const Shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: Points }),
  z.object({ type: z.literal('MultiPoint'), coordinates: Line }),
  z.object({ type: z.literal('LineString'), coordinates: Line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(Line) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(Line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Line)) }),
]);

function shapeOf(
  geometry: unknown,
  where: string,
): Exclude<GeoJSON.Geometry, { type: 'GeometryCollection' }> {
  const parsed = Shape.safeParse(geometry);
  if (!parsed.success)
    throw new RefusedMap(`${where} has points that are nested in a way that its type is not.`);
  return parsed.data;
}

/** The edges of a district; as an area it would fill all tiles inside. */
function edgesOf(shape: GeoJSON.Geometry): GeoJSON.Geometry {
  if (shape.type === 'Polygon') return { type: 'MultiLineString', coordinates: shape.coordinates };
  if (shape.type !== 'MultiPolygon') return shape;
  return { type: 'MultiLineString', coordinates: shape.coordinates.flat() };
}
