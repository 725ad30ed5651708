import type { Point } from '../geo.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import type { Basemap } from '../types.ts';
import { growBox, moveBox, type PixelBox } from './boxes.ts';
import {
  boxOf,
  declutter,
  measureObstacles,
  type Obstacles,
  type PlacedLabel,
  type Rings,
} from './declutter.ts';
import { createLimit } from './limit.ts';
import { labelFont, paintLabels, readable } from './paint-labels.ts';
import { paintRingFigures, paintRings, ringStep } from './paint-rings.ts';
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

/** From a name to where the line of a ring goes on, in pixels. */
const opening = { x: 3, y: 0 };

/** The map that needs no server: land, borders and place names; near the ground rings around the door. */
export function createDrawnMap(options: Options) {
  const { family, locale, places, scene, hasStreets, covered, onNews } = options;
  const state: WorldState = { world: null, detail: null };
  const finder = createPlaceFinder(places);
  const measure = createMeasure(family);
  let last: Rest | null = null;
  let labels: readonly PlacedLabel[] = [];
  let limited = { zoom: finder.zoom(), by: createLimit() };

  /** Chooses the names again: for another place, or because a pin stands elsewhere. */
  function name(): void {
    if (last === null) return;
    // At another zoom other names matter.
    if (finder.zoom() !== limited.zoom) limited = { zoom: finder.zoom(), by: createLimit() };
    const dots = cityShare(last.zoom) === 1;
    labels = declutter(finder.places(hasStreets()), last.resolution, {
      ...{ measure, dots, obstacles: scene.obstacles() },
      rings: dots && !hasStreets() ? stepsFrom(scene.door(), last.resolution) : null,
    });
    onNews();
  }
  const read = (frame: Frame, over: readonly PixelBox[]) =>
    limited.by(readable(frame, labels, over), frame);
  return {
    /** With the rings only where no tiles lie over them, and with the coast where tiles do not bring it. */
    paintGround(frame: Frame, { withRings, withWorld }: Ground): boolean {
      const look = { isSchematic: withRings, isPlain: !withWorld };
      const isWorldPainted = paintWorld(frame, state.world, look);
      if (!withRings) return isWorldPainted;
      const names = boxesOf(frame, read(frame, covered())).map((box) => growBox(box, opening));
      return paintRings(frame, scene.door(), names) || isWorldPainted;
    },
    /** The figures of the rings only where the rings are drawn. */
    paintNames(frame: Frame, withRings: boolean): void {
      const over = covered();
      const names = read(frame, over);
      if (withRings) {
        const isFree = freeOf(frame, [...boxesOf(frame, names), ...over], scene.obstacles());
        paintRingFigures(frame, scene.door(), { family, locale, isFree });
      }
      paintLabels(frame, names, family);
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

function stepsFrom(door: Point | null, resolution: number): Rings | null {
  return door && { door, step: ringStep(door, resolution).pixels };
}

function boxesOf(frame: Frame, names: readonly PlacedLabel[]): readonly PixelBox[] {
  const origin = frame.pixelOf([0, 0]);
  return names.map((each) => moveBox(boxOf(each, frame.resolution), origin));
}

/** Whether a box of the frame is clear of what is taken in it, of pins and of lines. */
function freeOf(frame: Frame, taken: readonly PixelBox[], obstacles: Obstacles) {
  const { isFree, add } = measureObstacles(obstacles, frame.resolution);
  const [x, y] = frame.pixelOf([0, 0]);
  const onPlane = (box: PixelBox) => moveBox(box, [-x, -y]);
  for (const box of taken) add(onPlane(box));
  return (box: PixelBox) => isFree(onPlane(box));
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
