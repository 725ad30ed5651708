import type { MapMarker } from '../types.ts';

export type MarkerChange = {
  readonly added: readonly MapMarker[];
  readonly changed: readonly MapMarker[];
  readonly removed: readonly string[];
};

/** What must happen to `before` to become `after`; of two markers with one id the last counts. */
export function diffMarkers(
  before: ReadonlyMap<string, { readonly marker: MapMarker }>,
  after: readonly MapMarker[],
): MarkerChange {
  const wanted = new Map(after.map((marker) => [marker.id, marker]));
  const all = [...wanted.values()];
  return {
    added: all.filter(({ id }) => !before.has(id)),
    changed: all.filter((marker) => {
      const old = before.get(marker.id);
      return old !== undefined && !sameMarker(old.marker, marker);
    }),
    removed: [...before.keys()].filter((id) => !wanted.has(id)),
  };
}

type Placed = Pick<MapMarker, 'position'>;

export function samePlace(a: Placed, b: Placed): boolean {
  const [from, to] = [a.position, b.position];
  return from.latitude === to.latitude && from.longitude === to.longitude;
}

function sameLook(a: MapMarker, b: MapMarker): boolean {
  return a.kind === b.kind && (a.heading ?? null) === (b.heading ?? null);
}

function sameMarker(a: MapMarker, b: MapMarker): boolean {
  return a.label === b.label && sameLook(a, b) && samePlace(a, b);
}
