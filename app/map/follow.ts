import type { Position } from '#schemas';
import { showAll, type Viewed } from './camera.ts';
import { contains, type Point, toPosition, widen } from './geo.ts';

type Options = {
  readonly reducedMotion: boolean;
  /** Where a marker is seen at this moment. */
  readonly pointOf: (id: string) => Point | null;
  /** Whether there is something to come back to, and whether somebody is followed; null when there is nobody. */
  readonly onChange: (state: { canRecentre: boolean; follows: boolean | null }) => void;
};

/** Pixels around what is shown, so that no marker stands under the buttons. */
const fitPadding = 88;
/** Milliseconds of the way back. */
const wayBack = 400;
/** Part of the view at each edge in which who is followed may not stay. */
const edge = 0.08;

/** What is in sight: all that a page asks for, and who is followed until a person moves the map. */
export function createFollow(map: Viewed, { reducedMotion, pointOf, onChange }: Options) {
  let shown: readonly Position[] = [];
  let padding = fitPadding;
  let followed: string | null = null;
  let follows = true;

  const tell = () =>
    onChange({ canRecentre: shown.length > 0, follows: followed === null ? null : follows });
  function show(duration: number): void {
    const point = followed === null ? null : pointOf(followed);
    const all = point ? [...shown, toPosition(point)] : shown;
    showAll(map, all, { padding, duration: reducedMotion ? 0 : duration });
  }
  return {
    fit(positions: readonly Position[], around = fitPadding): void {
      [shown, padding] = [positions, around];
      showAll(map, shown, { padding, duration: 0 });
      tell();
    },
    follow(id: string | null): void {
      if (followed === id) return;
      [followed, follows] = [id, true];
      tell();
    },
    /** Goes to some of it, from which a person finds back. */
    show(positions: readonly Position[]): void {
      showAll(map, positions, { padding, duration: reducedMotion ? 0 : wayBack });
    },
    recentre: () => show(wayBack),
    /** Another window, another pane: what was in sight stays there until a person has moved the map. */
    onSized(): void {
      if (follows && shown.length > 0) show(0);
    },
    setFollows(next: boolean): void {
      if (follows === next) return;
      follows = next;
      tell();
      if (follows) show(wayBack);
    },
    /** Somebody stands elsewhere: brought back into sight who is followed and about to leave it. */
    onMoved(): void {
      const point = followed !== null && follows ? pointOf(followed) : null;
      const view = map.getView();
      const size = map.getSize();
      if (!point || !size?.every(Boolean) || view.getAnimating()) return;
      const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(size);
      const inner = widen([west, south, east, north], -edge);
      if (!contains(inner, [point[0], point[1], point[0], point[1]])) show(wayBack);
    },
  };
}
