import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet, type openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { root } from '../support/product.ts';
import { type StreetService, startStreetService, streetNames } from '../support/street-service.ts';
import { expectFreePins, watchDrawing } from '../support/words-under-pins.ts';
import { enter } from './steps.ts';

let folder = '';
let service: StreetService;
let product: Product;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rider-portal-streets-'));
  service = await startStreetService();
  const sample = JSON.parse(await readFile(join(root, 'deployments/sg.json'), 'utf8'));
  sample.basemap.streetsUrl = service.url;
  await writeFile(join(folder, 'sg.json'), JSON.stringify(sample));
  product = await startFreshProduct({ STREETS: 'on', DEPLOYMENTS_DIR: folder });
});
afterAll(async () => {
  await product.stop();
  await service.stop();
  await rm(folder, { recursive: true });
});

/** Notes what canvases are told to write, and how high. */
async function watchWriting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written: [string, number][] = [];
    Object.assign(window, { written });
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
      written.push([text, this.getTransform().transformPoint({ x, y }).y]);
      return write.call(this, text, x, y, ...rest);
    };
  });
}

type Writing = { readonly texts: readonly string[]; readonly heightOf: (text: string) => number };

async function writing(page: Page): Promise<Writing> {
  const written: [string, number][] = await page.evaluate(() => Reflect.get(window, 'written'));
  return {
    texts: written.map(([text]) => text),
    heightOf: (text) => written.find(([each]) => each === text)?.[1] ?? Number.NaN,
  };
}

async function openMap(newPage: Parameters<typeof openPortal>[0]): Promise<Portal> {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', port: product.port });
  await watchWriting(portal.page);
  await enter(portal);
  return portal;
}

/** Notes the colours of the lines that canvases are told to draw. */
async function watchLines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lines = new Set<unknown>();
    Object.assign(window, { lines });
    const draw = CanvasRenderingContext2D.prototype.stroke;
    CanvasRenderingContext2D.prototype.stroke = function (...path: [] | [Path2D]) {
      lines.add(this.strokeStyle);
      return Reflect.apply(draw, this, path);
    };
  });
}

const linesOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [...Reflect.get(window, 'lines')]);

/** A tile is two kilometres wide; the first view is the delivery area, and a few hundred metres where a pin is looked for. */
async function seeWholeTiles({ page, t, request }: Portal): Promise<void> {
  await request.pin.focus();
  const out = page.getByRole('button', { name: t('map.zoom-out') });
  const look = async () => {
    const scale = await page.getByText(/^\d+ k?m$/).textContent();
    if (scale !== '200 m') await out.click();
    return scale;
  };
  await expect.poll(look, { interval: 400 }).toBe('200 m');
}

/** The name of the quarter would lie under what floats at the end of the map, where none is written. */
async function lookEast({ page, t }: Portal): Promise<void> {
  const map = page.getByRole('application', { name: t('request.map.label'), exact: true });
  for (const _ of [1, 2, 3]) await map.press('ArrowRight');
}

const noStreets = ({ page, t }: Portal) => page.getByText(t('map.no-streets'));

test('streets of a service are drawn with names, and its credits are links', async ({
  newPage,
}) => {
  service.behave('well');
  const portal = await openMap(newPage);
  const { page } = portal;
  await page.reload();
  await page.getByRole('link', { name: 'Street people' }).waitFor();
  await seeWholeTiles(portal);
  await expect.poll(async () => (await writing(page)).texts).toContain(streetNames.straight);
  const [first, second] = streetNames.quarter;
  await lookEast(portal);
  await expect.poll(async () => (await writing(page)).texts).toContain(second);
  const { texts, heightOf } = await writing(page);
  expect(heightOf(second) - heightOf(first)).toBeGreaterThan(10);
  // Letters that join are written as one, or not at all.
  const joined = texts.filter((text) => /\p{Script=Arabic}/u.test(text));
  expect(joined.filter((text) => text !== streetNames.bending)).toEqual([]);
  expect(joined.length).toBeGreaterThan(0);
  expect(await noStreets(portal).count()).toBe(0);
});

test('no name of a street lies under a pin, however near or far', async ({ newPage }) => {
  service.behave('well');
  const portal = await openAtOutlet(newPage, { deployment: 'sg', port: product.port });
  const { page, t, request } = portal;
  await page.addInitScript(watchDrawing);
  await enter(portal);
  await page.getByRole('link', { name: 'Street people' }).waitFor();
  await request.pin.focus();
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await expectFreePins(page, `step ${step}`, step > 3);
    await page.getByRole('button', { name: t('map.zoom-out') }).click();
  }
});

test('whatever a service sends in place of tiles, the schematic stands in until they come', async ({
  newPage,
}) => {
  const portal = await openMap(newPage);
  expectFault(portal.page, /503|404/);
  for (const mood of ['refusing', 'empty', 'pictures', 'silent'] as const) {
    service.behave(mood);
    await portal.page.reload();
    await noStreets(portal).waitFor();
  }
  service.behave('well');
  await portal.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await noStreets(portal).waitFor({ state: 'detached' });
  await seeWholeTiles(portal);
  await expect.poll(async () => (await writing(portal.page)).texts).toContain(streetNames.straight);
});

test('streets that were on their way while the scheme changed come in the new one', async ({
  newPage,
}) => {
  service.behave('well');
  const portal = await openMap(newPage);
  const { page } = portal;
  await watchLines(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await seeWholeTiles(portal);
  await expect.poll(async () => (await writing(page)).texts).toContain(streetNames.straight);
  // What was drawn until the tiles came is not looked for in the second picture.
  await page.evaluate(() => Reflect.get(window, 'lines').clear());
  await lookEast(portal);
  await expect.poll(() => linesOf(page)).not.toHaveLength(0);
  const ofDark = await linesOf(page);

  await page.emulateMedia({ colorScheme: 'light' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/vector-tiles/);
  await page.route(/vector-tiles/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await asked;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('[data-painted=dark]').waitFor({ state: 'attached' });
  release();
  await seeWholeTiles(portal);
  await expect.poll(() => linesOf(page)).toEqual(expect.arrayContaining(ofDark));
});

test('a map that is imported while the product runs is used at once', async ({ newPage }) => {
  const lines = {
    type: 'MultiLineString',
    coordinates: [
      [
        [103.6, 1.2],
        [104.0, 1.5],
      ],
      [
        [103.94, 1.35],
        [103.95, 1.36],
      ],
      [
        [103.83, 1.27],
        [103.86, 1.285],
      ],
    ],
  };
  const feature = { type: 'Feature', properties: { highway: 'primary' }, geometry: lines };
  const file = join(folder, 'own-roads.geojson');
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  const env = { ...process.env, DATA_DIR: product.dataDir };
  const words = [join(root, 'scripts/map.ts'), 'import', file, '--attribution', 'Our own survey'];
  await promisify(execFile)(process.execPath, words, { env });
  const portal = await openMap(newPage);
  const part = portal.page.waitForResponse(/\/streets\/own-roads-\w+\.pmtiles$/);
  await portal.page.reload();
  expect((await part).status()).toBe(206);
  await portal.page.getByText('Our own survey').waitFor();
  await noStreets(portal).waitFor({ state: 'detached' });
});
