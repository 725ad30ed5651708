import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openAtOutlet, openPortal } from '../pages/portal.ts';
import { address, test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { publicOrder } from '../support/public-order.ts';
import { expectFocus } from '../support/sound.ts';

const code = /\/assets\/.*\.(js|css)$/;

for (const [path, width] of [
  ['/order-tracking', 1280],
  ['/request-a-rider', 360],
  ['/history', 1280],
] as const) {
  test(`${path} has its frame before any of its code, and then itself: ${width} px`, async ({
    newPage,
  }) => {
    const portal = await openAtOutlet(newPage, { deployment: 'kw', width });
    const { page, t } = portal;
    const gate = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const frame = page.locator('[data-frame]');
    await frame.getByAltText('Hopper').waitFor();
    expect(await frame.evaluate((element: HTMLElement) => element.inert)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const bar = await frame.locator('header').boundingBox();
    gate.resolve();
    await page.getByRole('navigation', { name: t('nav.label') }).waitFor();
    expect(await frame.count()).toBe(0);
    expect(await page.locator('header').first().boundingBox(), 'nothing moves').toEqual(bar);
  });
}

test('a key that is pressed on the frame of a page is heard once that is there, and only the last one', async ({
  newPage,
}) => {
  const { page, request, tracking } = await openAtOutlet(newPage, { deployment: 'sg' });
  for (const [keys, field, path] of [
    ['n', request.address, 'request-a-rider'],
    ['n/', tracking.search, 'order-tracking'],
  ] as const) {
    const gate = await holdCode(page);
    await page.goto('/order-tracking/m4pk1', { waitUntil: 'commit' });
    await page.locator('[data-frame]').getByAltText('Hopper').waitFor();
    for (const key of keys) await page.keyboard.press(key);
    gate.resolve();
    await expectFocus(field);
    expect(new URL(page.url()).pathname).toBe(`/${path}/m4pk1`);
    await page.unroute(code);
  }
});

test('the link of an order has its frame before any of its code, and asks once, meanwhile, for what it shows', async ({
  newPage,
}) => {
  const page = await newPage({ deployment: 'kw', width: 360 });
  const asked: string[] = [];
  await page.route('**/public/tracking/*', (route) => {
    asked.push(route.request().url());
    const result = { ...publicOrder, arrives_at: publicOrder.updated_at + 600 };
    return route.fulfill({ json: { result } });
  });
  const gate = await holdCode(page);
  await page.goto(address('kw', `/tracking/${'x'.repeat(32)}`), { waitUntil: 'commit' });
  const frame = page.locator('[data-frame]');
  const logo = page.getByAltText('Hopper');
  await frame.getByAltText('Hopper').waitFor();
  expect(await frame.evaluate((element: HTMLElement) => element.inert)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await expect.poll(() => asked).toHaveLength(1);
  const place = await logo.boundingBox();
  const words = await page.locator('[data-told]').boundingBox();
  gate.resolve();
  await page.getByText(publicOrder.outlet_name).waitFor();
  expect(await frame.count()).toBe(0);
  expect(await logo.boundingBox(), 'nothing moves').toEqual(place);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(Math.abs((heading?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(2);
  expect(asked).toHaveLength(1);
});

test('over a slow line the letters come behind the code', async ({ newPage }) => {
  const { page, t } = await openAtOutlet(newPage, { deployment: 'sg' });
  const gate = await holdCode(page);
  const letters: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) letters.push(request.url());
  });
  const line = await page.context().newCDPSession(page);
  const speed = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { ...speed, latency: 600 });
  await page.goto('/order-tracking', { waitUntil: 'commit' });
  await page.locator('[data-frame]').getByAltText('Hopper').waitFor();
  expect(letters).toEqual([]);
  gate.resolve();
  await line.send('Network.emulateNetworkConditions', { ...speed, latency: 0 });
  await page.getByRole('navigation', { name: t('nav.label') }).waitFor();
  await expect.poll(() => letters.length).toBeGreaterThan(0);
});

/** What a line of 60 kB/s brings within 1.5 seconds of a link that is opened, of which 0.6 go by before the first byte. */
const frameBytes = (1.5 - 0.6) * 60_000;

test('each deployment has its pages drawn in what a slow line brings in a second, also where the market asks for dates, and only others ask for letters at once', async ({
  newPage,
}) => {
  const page = await newPage();
  expectFault(page, /400.*public/);
  for (const deployment of ['bg', 'kh', 'kw', 'la', 'sg'])
    for (const path of ['/', '/request-a-rider', '/order-tracking', '/history', '/tracking/x']) {
      const answer = await page.goto(address(deployment, path));
      expect(answer?.status(), deployment + path).toBe(200);
      const sizes = await answer?.request().sizes();
      expect(sizes?.responseBodySize, deployment + path).toBeLessThan(frameBytes);
      // The first picture would wait for them.
      expect((await answer?.text())?.includes('as="font"'), deployment + path).toBe(false);
    }
  const written = await page.evaluate(async () => (await fetch('/termsandconditions')).text());
  expect(/as="font"[^>]* href="[^"]*inter-latin-wght/.test(written)).toBe(true);
});

/** Keeps code and styles from a page until the answer is resolved. */
async function holdCode(page: Page): Promise<PromiseWithResolvers<void>> {
  const gate = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate;
}

test('nobody who is not signed in sees the frame of a page', async ({ newPage }) => {
  const { page, signIn } = await openPortal(newPage, {
    deployment: 'sg',
    path: '/order-tracking',
  });
  await signIn.email.waitFor();
  expect(await page.locator('[data-frame]').count()).toBe(0);
});

test('what is kept of a session but cannot be read leads to the way in', async ({ newPage }) => {
  const tab = await newPage();
  await tab.addInitScript(() => localStorage.setItem('token', '{"half":'));
  const opening = { deployment: 'sg', path: '/history' } as const;
  const { page, signIn } = await openPortal(async () => tab, opening);
  await signIn.email.waitFor();
  expect(await page.locator('[data-frame]').count()).toBe(0);
});
