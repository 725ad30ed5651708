import type { Page } from 'playwright';
import { expect } from 'vitest';

/** No word of a map lies under one of its pins; `watchDrawing` was an init script of the page. */
export async function expectFreePins(page: Page, message: string, withWords = true): Promise<void> {
  const free = { arePins: true, areWords: withWords || expect.any(Boolean), hidden: [] };
  await expect.poll(() => page.evaluate(wordsUnderPins), { message }).toEqual(free);
}

/** How the map draws a pin. */
type Picture = [CanvasImageSource, number, number, number?, number?];
type Spot = readonly [x: number, y: number];
type Pin = {
  readonly picture: HTMLCanvasElement;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
};
type Seen = { arePins: boolean; areWords: boolean; hidden: string[] };
type Drawn = { readonly words: [string, readonly Spot[]][]; readonly pins: Pin[] };

/** Runs in the page: notes what each canvas holds of words, as spots that they cover, and of pictures of pins. */
export function watchDrawing(): void {
  const drawn = new Map<HTMLCanvasElement, Drawn>();
  Object.assign(window, { drawn });
  const { fillText, drawImage, clearRect } = CanvasRenderingContext2D.prototype;
  const of = (canvas: HTMLCanvasElement) =>
    drawn.get(canvas) ?? drawn.set(canvas, { words: [], pins: [] }).get(canvas);
  const spotsOf = (context: CanvasRenderingContext2D, text: string, x: number, y: number) => {
    const size = context.measureText(text);
    const [left, top] = [x - size.actualBoundingBoxLeft, y - size.actualBoundingBoxAscent];
    const [width, height] = [
      size.actualBoundingBoxLeft + size.actualBoundingBoxRight,
      size.actualBoundingBoxAscent + size.actualBoundingBoxDescent,
    ];
    const across = Math.max(1, Math.ceil(width / 2));
    return Array.from({ length: 3 * (across + 1) }, (_, at): Spot => {
      const column = Math.floor(at / 3);
      const place = { x: left + (width * column) / across, y: top + (height * (at % 3)) / 2 };
      const spot = context.getTransform().transformPoint(place);
      return [spot.x, spot.y];
    });
  };
  Object.assign(CanvasRenderingContext2D.prototype, {
    fillText(this: CanvasRenderingContext2D, text: string, x: number, y: number) {
      of(this.canvas)?.words.push([text, spotsOf(this, text, x, y)]);
      fillText.call(this, text, x, y);
    },
    drawImage(this: CanvasRenderingContext2D, ...all: Picture) {
      const [picture, x, y, width = 0, height = 0] = all;
      // What is larger is a tile.
      if (picture instanceof HTMLCanvasElement && picture.width < 200)
        of(this.canvas)?.pins.push({ picture, box: [x, y, x + width, y + height] });
      Reflect.apply(drawImage, this, all);
    },
    clearRect(this: CanvasRenderingContext2D, ...all: [number, number, number, number]) {
      drawn.delete(this.canvas);
      clearRect.apply(this, all);
    },
  });
}

/** Runs in the page, once what is asked for is painted: the words with a spot on which more than the shadow of a pin stands. */
async function wordsUnderPins(): Promise<Seen> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const drawn: Map<HTMLCanvasElement, Drawn> = Reflect.get(window, 'drawn');
  const seen = [...drawn].filter(([canvas]) => canvas.checkVisibility());
  const words = seen.flatMap(([canvas, { words: own }]) => {
    const { left, top } = canvas.getBoundingClientRect();
    return own.map(
      ([text, spots]) => [text, spots.map(([x, y]): Spot => [left + x, top + y])] as const,
    );
  });
  const placed = (canvas: Element, picture: HTMLCanvasElement, box: Pin['box']): Pin => {
    const { x, y } = canvas.getBoundingClientRect();
    return { picture, box: [x + box[0], y + box[1], x + box[2], y + box[3]] };
  };
  const painted = seen.flatMap(([canvas, { pins: own }]) =>
    own.map(({ picture, box }) => placed(canvas, picture, box)),
  );
  const movable = '[role=application] [role=application] canvas';
  const pins = [...document.querySelectorAll<HTMLCanvasElement>(movable)]
    .filter((picture) => picture.checkVisibility({ opacityProperty: true }))
    .map((picture) => placed(picture, picture, [0, 0, 65, 65]))
    .concat(painted);
  const covers = ({ picture, box: [left, top, right, bottom] }: Pin, [x, y]: Spot): boolean => {
    if (x < left || x >= right || y < top || y >= bottom) return false;
    const scale = picture.width / (right - left);
    const spot = [Math.floor((x - left) * scale), Math.floor((y - top) * scale), 1, 1] as const;
    const [, , , opacity = 0] = picture.getContext('2d')?.getImageData(...spot).data ?? [];
    return opacity > 128;
  };
  const hidden = words.filter(([, spots]) =>
    spots.some((spot) => pins.some((pin) => covers(pin, spot))),
  );
  const [arePins, areWords] = [pins.length > 0, words.length > 0];
  return { arePins, areWords, hidden: hidden.map(([text]) => text) };
}
