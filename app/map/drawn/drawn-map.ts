import type { PlaceLabel } from '#schemas';
import { type Box, contains, toBounds, widen } from '../geo.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import type { Basemap } from '../types.ts';
import { declutter, type PlacedLabel } from './declutter.ts';
import { cityShare, paintGrid } from './paint-grid.ts';
import { labelFont, paintLabels } from './paint-labels.ts';
import { paintWorld } from './paint-world.ts';
import type { Detail, World } from './world.ts';

/** Where the map came to rest. */
export type Rest = { readonly box: Box; readonly zoom: number; readonly resolution: number };

type State = {
  world: World | null;
  detail: Detail | null;
  places: readonly PlaceLabel[];
  placesFor: { readonly box: Box; readonly zoom: number } | null;
  labels: readonly PlacedLabel[];
  rest: Rest | null;
};

type Options = {
  readonly family: string;
  readonly places: Basemap['places'];
  /** Something is known that was not: paint again. */
  readonly onNews: () => void;
};

/** The map that needs no server: land, borders, a metric net and place names. */
export function createDrawnMap({ family, places, onNews }: Options) {
  const state: State = {
    world: null,
    detail: null,
    places: [],
    placesFor: null,
    labels: [],
    rest: null,
  };
  const measure = createMeasure(family);
  const name = () => {
    state.labels = declutter(state.places, state.rest?.resolution ?? 1, measure);
    onNews();
  };
  return {
    paintGround(frame: Frame): void {
      paintWorld(frame, state.world);
      paintGrid(frame);
    },
    paintNames: (frame: Frame) => paintLabels(frame, state.labels, family),
    /** Fetches what the place where the map came to rest needs; what cannot be had is asked again next time. */
    async settle(rest: Rest): Promise<void> {
      state.rest = rest;
      name();
      await Promise.allSettled([
        fetchWorld(state, rest).then(onNews),
        fetchPlaces(state, rest, places).then(name),
      ]);
    },
  };
}

async function fetchWorld(state: State, { zoom }: Rest): Promise<void> {
  const wanted: Detail = zoom < 3.5 ? 'coarse' : 'fine';
  if (cityShare(zoom) === 1 || isFine(state) || state.detail === wanted) return;
  const { loadWorld } = await import('./world.ts');
  const world = await loadWorld(wanted);
  if (isFine(state)) return;
  state.world = world;
  state.detail = wanted;
}

/** Asked again after each wait: a slow coarse map must not replace a fine one. */
function isFine({ detail }: State): boolean {
  return detail === 'fine';
}

/** Asks for a little more than is seen, so that a small pan asks nothing. */
async function fetchPlaces(state: State, rest: Rest, places: Options['places']): Promise<void> {
  const zoom = Math.round(rest.zoom);
  const known = state.placesFor;
  if (!places || (known?.zoom === zoom && contains(known.box, rest.box))) return;
  const box = widen(rest.box, 0.5);
  const found = await places(toBounds(box), zoom);
  if (state.rest !== rest) return;
  state.places = found;
  state.placesFor = { box, zoom };
}

function createMeasure(family: string) {
  const context = document.createElement('canvas').getContext('2d');
  return (name: string, strong: boolean): number => {
    if (context === null) return name.length * 7;
    context.font = labelFont(family, strong);
    return context.measureText(name).width;
  };
}
