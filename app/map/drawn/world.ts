import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fineUrl from 'world-atlas/countries-50m.json?url';
import coarseUrl from 'world-atlas/countries-110m.json?url';
import { readAsset } from '#adapters';
import { toPoint } from '../geo.ts';
import { type Shape, shapeOf } from '../paint/shape.ts';
import { unwrap } from './rings.ts';

export type World = { readonly land: readonly Shape[]; readonly borders: readonly Shape[] };
export type Detail = 'coarse' | 'fine';

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Line = readonly (readonly number[])[];

const urls: Record<Detail, string> = { coarse: coarseUrl, fine: fineUrl };

/** Fetches the land and the borders of the world. Throws when they cannot be loaded. */
export async function loadWorld(detail: Detail): Promise<World> {
  // It is a file of the build, as certain as code.
  const atlas = (await readAsset(urls[detail])) as Atlas;
  const { countries, land } = atlas.objects;
  return {
    land: feature(atlas, land).features.flatMap(({ geometry }) =>
      polygonsOf(geometry).map((rings) => shapeOf(rings.map(pointsOf))),
    ),
    borders: mesh(atlas, countries, (a, b) => a !== b).coordinates.map((line) =>
      shapeOf([pointsOf(line)]),
    ),
  };
}

function pointsOf(line: Line) {
  return unwrap(line).map(([longitude, latitude]) => toPoint({ longitude, latitude }));
}

function polygonsOf(geometry: GeoJSON.Geometry): readonly (readonly Line[])[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}
