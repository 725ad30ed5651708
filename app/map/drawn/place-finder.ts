import type { PlaceLabel } from '#schemas';
import { type Box, contains, toBounds, widen } from '../geo.ts';
import type { Basemap } from '../types.ts';

/** Where the map came to rest. */
export type Rest = { readonly box: Box; readonly zoom: number; readonly resolution: number };

type Known = { readonly box: Box; readonly zoom: number; readonly places: readonly PlaceLabel[] };

/**
 * Keeps the place names around where the map rests. It asks for more than is seen, so that a small pan asks
 * nothing, and an answer that comes when the map has gone on is dropped.
 */
export function createPlaceFinder(load: Basemap['places']) {
  let known: Known = { box: [0, 0, 0, 0], zoom: Number.NaN, places: [] };
  let latest: Rest | null = null;
  return {
    /** The zoom that the places are of. */
    zoom: () => known.zoom,
    /** Numbers of blocks stand at streets; without those they say nothing. */
    places: (withNumbers: boolean) =>
      withNumbers ? known.places : known.places.filter(({ isNumber }) => !isNumber),
    /** Throws what the loader throws; the names that are known stay. */
    async settle(rest: Rest): Promise<void> {
      latest = rest;
      const zoom = Math.round(rest.zoom);
      if (!load || (known.zoom === zoom && contains(known.box, rest.box))) return;
      const box = widen(rest.box, 0.5);
      const places = await load(toBounds(box), zoom);
      if (latest === rest) known = { box, zoom, places };
    },
  };
}
