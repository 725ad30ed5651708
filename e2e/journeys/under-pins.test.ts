import { expect } from 'vitest';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { enter, isWide, reachDetails, reachPayment, submit } from './steps.ts';

for (const width of [1280, 360])
  test(`no word of the map lies under a pin, at ${width} px`, async ({ newPage }) => {
    const portal = await openAtOutlet(newPage, { deployment: 'sg', width });
    const { page, tracking } = portal;
    await page.addInitScript(watchDrawing);
    await enter(portal);
    await reachDetails(portal);
    await lookFromNearToFar(portal);
    await reachPayment(portal);
    await submit(portal);
    // The map of a phone is too small at first to hold names.
    if (!isWide(page)) await tracking.grip.click();
    await expectFreePins(portal, 'on tracking');
  });

/** As far as the map can be zoomed: each step has names of its own. The strip of a phone may have no room for any, and no buttons. */
async function lookFromNearToFar(portal: Portal): Promise<void> {
  const { page, t } = portal;
  const out = page.getByRole('button', { name: t('map.zoom-out') });
  await expectFreePins(portal, 'at first', isWide(page));
  for (const step of [1, 2, 3, 4, 5]) {
    if (!(await out.isVisible())) return;
    const named = page.waitForResponse(/geolocator\/labels/);
    await out.click();
    await (await named).finished();
    await expectFreePins(portal, `step ${step}`);
  }
}

async function expectFreePins({ page }: Portal, message: string, withWords = true): Promise<void> {
  const free = { arePins: true, areWords: withWords || expect.any(Boolean), hidden: [] };
  await expect.poll(() => page.evaluate(wordsUnderPins), { message }).toEqual(free);
}

/** How the map draws a pin. */
type Picture = [CanvasImageSource, number, number, number?, number?];
type Box = readonly [left: number, top: number, right: number, bottom: number];
type Pin = { readonly picture: HTMLCanvasElement; readonly box: Box };
type Seen = { arePins: boolean; areWords: boolean; hidden: string[] };
type Drawn = { readonly words: [string, Box][]; readonly pins: Pin[] };

/** Runs in the page: notes what each canvas holds of words and of pictures of pins. */
function watchDrawing(): void {
  const drawn = new Map<HTMLCanvasElement, Drawn>();
  Object.assign(window, { drawn });
  const { fillText, drawImage, clearRect } = CanvasRenderingContext2D.prototype;
  const of = (canvas: HTMLCanvasElement) =>
    drawn.get(canvas) ?? drawn.set(canvas, { words: [], pins: [] }).get(canvas);
  Object.assign(CanvasRenderingContext2D.prototype, {
    fillText(this: CanvasRenderingContext2D, text: string, x: number, y: number) {
      const size = this.measureText(text);
      const [left, right] = [x - size.actualBoundingBoxLeft, x + size.actualBoundingBoxRight];
      const [top, bottom] = [y - size.actualBoundingBoxAscent, y + size.actualBoundingBoxDescent];
      of(this.canvas)?.words.push([text, [left, top, right, bottom]]);
      fillText.call(this, text, x, y);
    },
    drawImage(this: CanvasRenderingContext2D, ...all: Picture) {
      const [picture, x, y, width = 0, height = 0] = all;
      if (picture instanceof HTMLCanvasElement)
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
  const place = (canvas: Element, [left, top, right, bottom]: Box): Box => {
    const { x, y } = canvas.getBoundingClientRect();
    return [left + x, top + y, right + x, bottom + y];
  };
  const words = seen.flatMap(([canvas, { words: own }]) =>
    own.map(([text, box]) => [text, place(canvas, box)] as const),
  );
  const painted = seen.flatMap(([canvas, { pins: own }]) =>
    own.map(({ picture, box }) => ({ picture, box: place(canvas, box) })),
  );
  const movable = '[role=application] [role=application] canvas';
  const pins = [...document.querySelectorAll<HTMLCanvasElement>(movable)]
    .filter((picture) => picture.checkVisibility({ opacityProperty: true }))
    .map((picture) => ({ picture, box: place(picture, [0, 0, 65, 65]) }))
    .concat(painted);
  const covers = ({ picture, box }: Pin, [left, top, right, bottom]: Box): boolean => {
    const scale = picture.width / (box[2] - box[0]);
    const [x, y] = [Math.max(left, box[0]), Math.max(top, box[1])];
    const width = Math.floor((Math.min(right, box[2]) - x) * scale);
    const height = Math.floor((Math.min(bottom, box[3]) - y) * scale);
    if (width < 1 || height < 1) return false;
    const spot = [(x - box[0]) * scale, (y - box[1]) * scale, width, height] as const;
    const { data = [] } = picture.getContext('2d')?.getImageData(...spot) ?? {};
    return data.some((value, index) => index % 4 === 3 && value > 128);
  };
  const hidden = words.filter(([, box]) => pins.some((pin) => covers(pin, box)));
  const [arePins, areWords] = [pins.length > 0, words.length > 0];
  return { arePins, areWords, hidden: hidden.map(([text]) => text) };
}
