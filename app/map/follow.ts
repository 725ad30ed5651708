import type { Position } from '#schemas';
import { type Covered, riderRoom, roomAround, setCentre, showAll, type Viewed } from './camera.ts';
import { contains, type Point, toPosition } from './geo.ts';

type Options = {
  readonly reducedMotion: boolean;
  /** How much of the map lies under something at this moment. */
  readonly covered: () => Covered;
  /** Where a marker is seen at this moment. */
  readonly pointOf: (id: string) => Point | null;
  /** Whether the map has been moved away, and whether the marker is being followed; null when there is none. */
  readonly onChange: (state: { canRecentre: boolean; follows: boolean | null }) => void;
};

/** Pixels around what is shown, so that no marker stands under the buttons. */
const fitPadding = 88;
/** Milliseconds of the way back. */
const wayBack = 400;
/** Share of the width at each side that the followed marker may not stay in. */
const edge = 0.08;
/** By so many pixels, what lies over a map may grow or go, and the followed marker stand beyond what is free, before anything moves. */
const slack = 8;

/** Keeps in view what a page asks for, and the followed marker until a person moves the map. */
export function createFollow(map: Viewed, options: Options) {
  const { reducedMotion, pointOf, onChange } = options;
  let shown: readonly Position[] = [];
  let padding = fitPadding;
  let followed: string | null = null;
  let follows = true;
  /** Whether the view still shows what it was last asked to. */
  let isShown = false;
  /** What the places that are shown belong to. */
  let subject: string | null = null;
  /** For how much over it there is room. */
  let covered: Covered = { above: 0, below: 0 };

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
    /** A view that a person has moved stays as it is when these are places of the same thing again. */
    fit(positions: readonly Position[], around = fitPadding, about: string | null = null): void {
      const isSame = about !== null && about === subject;
      [shown, padding, subject] = [positions, around, about];
      tell();
      if (isShown || !isSame) show(isSame ? wayBack : 0);
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
      subject = null;
    },
    /** The map has another size: what it showed is in sight again, unless it looks elsewhere by now. */
    onSized(): void {
      if (isShown) show(0);
    },
    /** More lies over it, such as news that came, or less: what it showed is moved out from under that, or made larger. */
    onCovered(): void {
      const now = options.covered();
      const [above, below] = [now.above - covered.above, now.below - covered.below];
      if (isShown && Math.max(Math.abs(above), Math.abs(below)) > slack) show(wayBack);
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
      const pixel = view.getResolution() ?? 1;
      const [top, , end] = roomAround(size, { padding, covered: options.covered() });
      const side = (east - west) * edge;
      // A rider is less high than the pins that there is room for.
      const [over, under] = [(top - riderRoom - slack) * pixel, (end - slack) * pixel];
      const inner = [west + side, south + under, east - side, north - over] as const;
      if (!contains(inner, [point[0], point[1], point[0], point[1]])) show(wayBack);
    },
  };
}
