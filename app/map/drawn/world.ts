import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fineUrl from 'world-atlas/countries-50m.json?url';
import coarseUrl from 'world-atlas/countries-110m.json?url';
import { type Box, toPoint } from '../geo.ts';
import { unwrap } from './rings.ts';

/** A piece of land or border, ready to be painted in Mercator metres. */
export type Shape = { readonly path: Path2D; readonly box: Box };
export type World = { readonly land: readonly Shape[]; readonly borders: readonly Shape[] };
export type Detail = 'coarse' | 'fine';

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Ring = readonly (readonly number[])[];

const urls: Record<Detail, string> = { coarse: coarseUrl, fine: fineUrl };

/** Fetches the land and the borders of the world. Throws when they cannot be had. */
export async function loadWorld(detail: Detail): Promise<World> {
  const response = await fetch(urls[detail]);
  if (!response.ok) throw new Error(`world map: ${response.status}`);
  const atlas: Atlas = await response.json();
  const { countries, land } = atlas.objects;
  return {
    land: feature(atlas, land).features.flatMap(({ geometry }) =>
      polygonsOf(geometry).map((rings) => shapeOf(rings, true)),
    ),
    borders: mesh(atlas, countries, (a, b) => a !== b).coordinates.map((line) =>
      shapeOf([line], false),
    ),
  };
}

function polygonsOf(geometry: GeoJSON.Geometry): readonly (readonly Ring[])[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function shapeOf(lines: readonly Ring[], closed: boolean): Shape {
  const path = new Path2D();
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    unwrap(line).forEach(([longitude, latitude], index) => {
      const [x, y] = toPoint({ longitude, latitude });
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    });
    if (closed) path.closePath();
  }
  return { path, box };
}
