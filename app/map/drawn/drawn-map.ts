import type { Frame } from '../paint/canvas-layer.ts';
import type { Basemap } from '../types.ts';
import { declutter, type PlacedLabel } from './declutter.ts';
import { cityShare, paintGrid } from './paint-grid.ts';
import { labelFont, paintLabels } from './paint-labels.ts';
import { paintWorld } from './paint-world.ts';
import { createPlaceFinder, type Rest } from './place-finder.ts';
import type { Detail, World } from './world.ts';

type WorldState = { world: World | null; detail: Detail | null };

type Options = {
  readonly family: string;
  readonly places: Basemap['places'];
  /** Something is known that was not: paint again. */
  readonly onNews: () => void;
};

/** The map that needs no server: land, borders, a metric net and place names. */
export function createDrawnMap({ family, places, onNews }: Options) {
  const state: WorldState = { world: null, detail: null };
  const finder = createPlaceFinder(places);
  const measure = createMeasure(family);
  let labels: readonly PlacedLabel[] = [];
  return {
    paintGround(frame: Frame): void {
      paintWorld(frame, state.world);
      paintGrid(frame);
    },
    paintNames: (frame: Frame) => paintLabels(frame, labels, family),
    /** Fetches what the place where the map came to rest needs; what cannot be loaded is asked again next time. */
    async settle(rest: Rest): Promise<void> {
      const name = () => {
        labels = declutter(finder.places(), rest.resolution, measure);
        onNews();
      };
      name();
      await Promise.allSettled([
        fetchWorld(state, rest).then(onNews),
        finder.settle(rest).then(name),
      ]);
    },
  };
}

async function fetchWorld(state: WorldState, { zoom }: Rest): Promise<void> {
  const wanted: Detail = zoom < 3.5 ? 'coarse' : 'fine';
  if (cityShare(zoom) === 1 || isFine(state) || state.detail === wanted) return;
  const { loadWorld } = await import('./world.ts');
  const world = await loadWorld(wanted);
  if (isFine(state)) return;
  state.world = world;
  state.detail = wanted;
}

/** Asked again after each wait: a slow coarse map must not replace a fine one. */
function isFine({ detail }: WorldState): boolean {
  return detail === 'fine';
}

function createMeasure(family: string) {
  const context = document.createElement('canvas').getContext('2d');
  return (name: string, strong: boolean): number => {
    if (context === null) return name.length * 7;
    context.font = labelFont(family, strong);
    return context.measureText(name).width;
  };
}
