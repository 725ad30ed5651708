import type { Frame } from '../paint/canvas-layer.ts';
import type { PlacedLabel } from './declutter.ts';
import { cityShare } from './scale.ts';

/** Pixels of the map for each name, and how many names there are at least and at most. */
const room = { pixels: 34_000, least: 7, most: 18 };
/** The most names of a map of the world, which has room for few more. */
const afar = 80;

/**
 * Holds the names of what is in view to as many as can be read. One that is read stays until it leaves, and another comes
 * when there is room for it, so that no name is swapped for another while the map moves.
 */
export function createLimit() {
  let read: ReadonlySet<string> = new Set();
  const isRead = (label: PlacedLabel) => read.has(keyOf(label));
  return (labels: readonly PlacedLabel[], frame: Frame): readonly PlacedLabel[] => {
    const names = labels.filter(({ isNumber }) => !isNumber);
    const chosen = names.sort((a, b) => Number(isRead(b)) - Number(isRead(a)));
    read = new Set(chosen.slice(0, mostNames(frame)).map(keyOf));
    return labels.filter((label) => label.isNumber || isRead(label));
  };
}

const keyOf = ({ name, point }: PlacedLabel) => `${name} ${point}`;

function mostNames({ width, height, zoom }: Frame): number {
  if (cityShare(zoom) < 1) return afar;
  return Math.min(room.most, Math.max(room.least, Math.round((width * height) / room.pixels)));
}
