import type { Point } from '../geo.ts';
import type { MarkLook } from './types.ts';

/** What is needed of a mark to put it together with its neighbours. */
type Placed = { readonly point: Point; readonly look: MarkLook };

/** Marks that are painted as one, around the middle of them; usually it is one alone. */
export type Cluster<Each extends Placed> = {
  readonly point: Point;
  readonly members: readonly Each[];
};

/** Up to so many, each stands for itself. */
const MOST_ALONE = 60;
/** Pixels of a field whose marks are put together, where the map is as near as the field's power of two. */
const FIELD = 88;

/**
 * Groups marks that would hide each other, by the fields of a grid. The grid is fixed while the map is panned and changes only with each
 * doubling of the scale, so that nothing flickers. Urgent marks stay alone.
 */
export function clustersOf<Each extends Placed>(
  marks: readonly Each[],
  resolution: number,
): readonly Cluster<Each>[] {
  const alone = (mark: Each) => ({ point: mark.point, members: [mark] });
  if (marks.length <= MOST_ALONE) return marks.map(alone);
  const side = FIELD * 2 ** Math.floor(Math.log2(resolution));
  const fields = new Map<string, Each[]>();
  for (const mark of marks) {
    if (mark.look === 'urgent') continue;
    const [x, y] = mark.point;
    const key = `${Math.floor(x / side)} ${Math.floor(y / side)}`;
    const field = fields.get(key);
    if (field) field.push(mark);
    else fields.set(key, [mark]);
  }
  const together = [...fields.values()].map((members) => ({ point: middleOf(members), members }));
  return [...together, ...marks.filter(({ look }) => look === 'urgent').map(alone)];
}

function middleOf(members: readonly Placed[]): Point {
  const sum = (axis: 0 | 1) => members.reduce((all, { point }) => all + point[axis], 0);
  return [sum(0) / members.length, sum(1) / members.length];
}
