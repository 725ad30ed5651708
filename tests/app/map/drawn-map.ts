import type { PlaceLabel } from '#schemas';
import type { PixelBox } from '../../../app/map/drawn/boxes.ts';
import { createDrawnMap } from '../../../app/map/drawn/drawn-map.ts';
import type { Box, Point } from '../../../app/map/geo.ts';
import type { Frame } from '../../../app/map/paint/canvas-layer.ts';

export type View = { readonly width: number; readonly height: number; readonly zoom: number };
export type Word = { readonly text: string; readonly box: PixelBox };
export type Sheet = ReturnType<typeof createSheet>;
/** A ring, with the boxes in which its line is left out. */
type Ring = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly gaps: readonly PixelBox[];
};

/** Pixels of a letter, as the map takes them where it has no canvas to measure with. */
const letter = 7;
/** Pixels from the middle of a line of words to its end. */
const half = 6;

type Given = {
  readonly places: readonly PlaceLabel[];
  readonly door: () => Point | null;
  readonly lines: () => readonly (readonly [Point, Point])[];
};

/** The drawn map without streets, on canvases that note what they are told. The document has to be stood in for. */
export function createSheet({ places, door, lines }: Given) {
  const drawn = createDrawnMap({
    ...{ family: 'sans-serif', locale: 'en' },
    places: async () => places,
    scene: { door, obstacles: () => ({ pins: [], lines: lines() }) },
    hasStreets: () => false,
    covered: () => [],
    onNews: () => undefined,
  });
  const names = new Set(places.map(({ name }) => name));
  return {
    /** The map comes to rest, and what it asks for comes. */
    async rest(view: View, middle: Point): Promise<void> {
      const { box, resolution, zoom } = seenBy(view, middle);
      await drawn.settle({ box, zoom, resolution }, { withNames: true, withWorld: false });
    },
    paint(view: View, middle: Point) {
      const { frame, words, rings } = noting(view, middle);
      drawn.paintGround(frame, { withRings: true, withWorld: false });
      drawn.paintNames(frame, true);
      return {
        rings,
        names: words.filter(({ text }) => names.has(text)),
        figures: words.filter(({ text }) => !names.has(text)),
        pixelOf: frame.pixelOf,
      };
    },
  };
}

function seenBy({ width, height, zoom }: View, [x, y]: Point) {
  const resolution = 156_543.033_928 / 2 ** zoom;
  const [dx, dy] = [(width / 2) * resolution, (height / 2) * resolution];
  const box: Box = [x - dx, y - dy, x + dx, y + dy];
  return { box, zoom, resolution };
}

/** A frame whose canvas notes the words and the rings that it is told to draw. */
function noting(view: View, middle: Point) {
  const { box, zoom, resolution } = seenBy(view, middle);
  const words: Word[] = [];
  const rings: Ring[] = [];
  const nothing = () => undefined;
  let traced: Omit<Ring, 'gaps'>[] = [];
  let boxes: PixelBox[] = [];
  let gaps: readonly PixelBox[] = [];
  const context = {
    textAlign: 'center',
    ...{ fill: nothing, fillRect: nothing, strokeText: nothing, save: nothing },
    beginPath() {
      traced = [];
      boxes = [];
    },
    rect(left: number, top: number, width: number, height: number) {
      boxes.push({ left, top, right: left + width, bottom: top + height });
    },
    clip(rule: string) {
      const [whole, ...others] = boxes;
      if (rule === 'evenodd' && whole?.right === view.width) gaps = others;
    },
    stroke() {
      rings.push(...traced.map((each) => ({ ...each, gaps })));
    },
    restore() {
      gaps = [];
    },
    measureText: (text: string) => ({ width: text.length * letter }),
    arc(x: number, y: number, radius: number) {
      traced.push({ x, y, radius });
    },
    fillText(text: string, x: number, y: number) {
      const width = text.length * letter;
      const starts = { left: x, center: x - width / 2, right: x - width };
      const left = starts[context.textAlign as keyof typeof starts];
      words.push({ text, box: { left, right: left + width, top: y - half, bottom: y + half } });
    },
  };
  const pixelOf = ([x, y]: Point): Point => [(x - box[0]) / resolution, (box[3] - y) / resolution];
  const frame = {
    ...{ context, width: view.width, height: view.height, resolution, zoom, box, turns: [0] },
    ...{ pixelOf, colours: { scheme: 'light' }, fill: nothing },
  } as unknown as Frame;
  return { frame, words, rings };
}
