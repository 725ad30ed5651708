import type { Point } from '../geo.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import type { Basemap } from '../types.ts';
import { moveBox, type PixelBox } from './boxes.ts';
import { boxOf, declutter, type Obstacles, type PlacedLabel } from './declutter.ts';
import { labelFont, paintLabels } from './paint-labels.ts';
import { paintRingFigures, paintRings } from './paint-rings.ts';
import { paintWorld } from './paint-world.ts';
import { createPlaceFinder, type Rest } from './place-finder.ts';
import { cityShare } from './scale.ts';
import type { Detail, World } from './world.ts';

type Needs = { readonly withNames: boolean; readonly withWorld: boolean };
type Ground = { readonly withRings: boolean; readonly withWorld: boolean };
type WorldState = { world: World | null; detail: Detail | null };

/** What stands on the map: the door that is gone to, and what names keep clear of. */
export type Scene = { readonly door: () => Point | null; readonly obstacles: () => Obstacles };

type Options = {
  readonly family: string;
  readonly locale: string;
  readonly places: Basemap['places'];
  readonly scene: Scene;
  /** Whether tiles with streets lie under the names. */
  readonly hasStreets: () => boolean;
  /** What floats over the map: its buttons, scale and credits, in pixels of its frame. */
  readonly covered: () => readonly PixelBox[];
  /** Something is known that was not: paint again. */
  readonly onNews: () => void;
};

/** Pixels of the map for each name, and how many names there are at least and at most. */
const room = { pixels: 34_000, least: 7, most: 18 };
/** Places are known for twice the width and twice the height of what is seen. */
const known = 4;

/** The map that needs no server: land, borders and place names; near the ground rings around the door. */
export function createDrawnMap(options: Options) {
  const { family, locale, places, scene, hasStreets, covered, onNews } = options;
  const state: WorldState = { world: null, detail: null };
  const finder = createPlaceFinder(places);
  const measure = createMeasure(family);
  let last: Rest | null = null;
  let labels: readonly PlacedLabel[] = [];

  /** Chooses the names again: for another place, or because a pin stands elsewhere. */
  function name(): void {
    if (last === null) return;
    const dots = cityShare(last.zoom) === 1;
    labels = declutter(finder.places(hasStreets()), last.resolution, {
      measure,
      dots,
      most: dots ? mostNames(last) : 80,
      obstacles: scene.obstacles(),
    });
    onNews();
  }
  return {
    /** With the rings only where no tiles lie over them, and with the coast where tiles do not bring it. */
    paintGround(frame: Frame, { withRings, withWorld }: Ground): boolean {
      const look = { isSchematic: withRings, isPlain: !withWorld };
      const isWorldPainted = paintWorld(frame, state.world, look);
      const areRingsPainted = withRings && paintRings(frame, scene.door());
      return isWorldPainted || areRingsPainted;
    },
    /** The figures of the rings only where the rings are drawn. */
    paintNames(frame: Frame, withRings: boolean): void {
      const over = covered();
      if (withRings) {
        const { boxes, lines } = measureTaken(frame, labels, scene.obstacles());
        const words = { family, locale, taken: [...boxes, ...over], lines };
        paintRingFigures(frame, scene.door(), words);
      }
      paintLabels(frame, labels, { family, covered: over });
    },
    name,
    /** Fetches what the place where the map came to rest needs; what cannot be loaded is asked again next time. */
    async settle(rest: Rest, { withNames, withWorld }: Needs): Promise<void> {
      last = rest;
      if (withNames) name();
      await Promise.allSettled([
        withWorld && fetchWorld(state, rest).then(onNews),
        withNames && finder.settle(rest).then(name),
      ]);
    },
  };
}

function mostNames({ box: [west, south, east, north], resolution }: Rest): number {
  const pixels = ((east - west) * (north - south)) / resolution ** 2;
  const inView = Math.min(room.most, Math.max(room.least, Math.round(pixels / room.pixels)));
  return known * inView;
}

/** What names, pins and lines take, in pixels of the frame. */
function measureTaken(
  frame: Frame,
  labels: readonly PlacedLabel[],
  { pins, lines }: Obstacles,
): { boxes: readonly PixelBox[]; lines: Obstacles['lines'] } {
  const origin = frame.pixelOf([0, 0]);
  return {
    boxes: [
      ...labels.map((label) => moveBox(boxOf(label, frame.resolution), origin)),
      ...pins.map(([point, box]) => moveBox(box, frame.pixelOf(point))),
    ],
    lines: lines.map(([a, b]) => [frame.pixelOf(a), frame.pixelOf(b)]),
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
