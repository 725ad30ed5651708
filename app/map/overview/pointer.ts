import type OlMap from 'ol/Map.js';
import type { Point } from '../geo.ts';
import type { Cluster } from './clusters.ts';
import type { Seen } from './marks.ts';

type Hit = Cluster<Seen> | null;
type Listener = {
  readonly at: (pixel: Point) => Hit;
  readonly onPointed: (hit: Hit) => void;
  readonly onPressed: (hit: Hit) => void;
};

/** Tells what the pointer is over, and what it presses. */
export function listen(map: OlMap, { at, onPointed, onPressed }: Listener): void {
  const target = map.getTargetElement();
  const hitAt = ([x = 0, y = 0]: readonly number[]) => at([x, y]);
  map.on('pointermove', ({ pixel, dragging }) => {
    const hit = dragging ? null : hitAt(pixel);
    if (target) target.style.cursor = hit ? 'pointer' : '';
    onPointed(hit);
  });
  map.on('click', ({ pixel }) => onPressed(hitAt(pixel)));
  target?.addEventListener('pointerleave', () => onPointed(null));
}
