import type { Position } from '#schemas';
import { setCentre, showAll, type Viewed } from './camera.ts';
import { contains, type Point, toPosition, widen } from './geo.ts';

type Options = {
  readonly reducedMotion: boolean;
  /** How many pixels at the upper edge lie under something at this moment. */
  readonly covered: () => number;
  /** Where a marker is seen at this moment. */
  readonly pointOf: (id: string) => Point | null;
  /** Whether the map has been moved away, and whether the marker is being followed; null when there is none. */
  readonly onChange: (state: { canRecentre: boolean; follows: boolean | null }) => void;
};

/** Pixels around what is shown, so that no marker stands under the buttons. */
const fitPadding = 88;
/** Milliseconds of the way back. */
const wayBack = 400;
/** Share of the view at each edge that the followed marker may not stay in. */
const edge = 0.08;

/** Keeps in view what a page asks for, and the followed marker until a person moves the map. */
export function createFollow(map: Viewed, options: Options) {
  const { reducedMotion, pointOf, onChange } = options;
  let shown: readonly Position[] = [];
  let padding = fitPadding;
  let followed: string | null = null;
  let follows = true;
  /** Whether the view still shows what it was last asked to. */
  let isShown = false;
  /** For how much over it there is room. */
  let covered = 0;

  const tell = () =>
    onChange({ canRecentre: shown.length > 0, follows: followed === null ? null : follows });
  function show(duration: number): void {
    isShown = true;
    const point = followed === null ? null : pointOf(followed);
    const all = point ? [...shown, toPosition(point)] : shown;
    look(all, duration);
  }
  function look(positions: readonly Position[], duration: number): void {
    covered = options.covered();
    showAll(map, positions, { padding, covered, duration: reducedMotion ? 0 : duration });
  }
  return {
    /** With `calmly`, a view that a person has moved stays as it is. */
    fit(positions: readonly Position[], around = fitPadding, calmly = false): void {
      const stays = calmly && shown.length > 0 && !isShown;
      [shown, padding] = [positions, around];
      tell();
      if (stays) return;
      isShown = true;
      look(shown, 0);
    },
    follow(id: string | null): void {
      if (followed === id) return;
      [followed, follows] = [id, true];
      tell();
    },
    /** Goes to some of it, from which a person finds back. */
    show(positions: readonly Position[]): void {
      isShown = false;
      look(positions, wayBack);
    },
    /** Goes near to a place, if the view still shows all that it was asked to. */
    goNear(position: Position, zoom: number): void {
      if (!isShown) return;
      isShown = false;
      setCentre(map, position, zoom);
    },
    recentre: () => show(wayBack),
    /** The map looks at another place than what it showed. */
    onElsewhere(): void {
      isShown = false;
    },
    /** The map has another size: what it showed is in sight again, unless it looks elsewhere by now. */
    onSized(): void {
      if (isShown) show(0);
    },
    /** More lies over it than there is room for, such as news that came: what it showed is moved out from under that. */
    onCovered(): void {
      if (isShown && options.covered() > covered) show(wayBack);
    },
    setFollows(next: boolean): void {
      if (!next) isShown = false;
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
