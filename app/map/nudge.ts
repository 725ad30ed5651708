import type { Point } from './geo.ts';

type Key = { readonly key: string; readonly shiftKey: boolean };

/** Pixels a key press moves the pin; with Shift it leaps. */
const step = { plain: 4, leap: 40 };

const ways: ReadonlyMap<string, Point> = new Map([
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
]);

/** Where an arrow key takes a point at a resolution; null for any other key. */
export function nudge([x, y]: Point, { key, shiftKey }: Key, resolution: number): Point | null {
  const way = ways.get(key);
  if (!way) return null;
  const length = (shiftKey ? step.leap : step.plain) * resolution;
  return [x + way[0] * length, y + way[1] * length];
}
