import type { Browser, BrowserContext } from 'playwright';
import { startProduct } from '../../e2e/support/product.ts';
import { inBrowser } from './browser.ts';
import { median } from './log/side-by-side.ts';
import { type BenchRow, row } from './row.ts';

const rounds = 3;
/** Bytes a second, and milliseconds a request, of a line as behind a kitchen's wall. */
const slow = { downloadThroughput: 60_000, uploadThroughput: 60_000, latency: 600 };

type Arrival = { frame: number; page: number };

/** A signed-in person's link into tracking, opened over a slow line by a browser that kept nothing. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  try {
    return await inBrowser((browser) => measure(browser, `http://sg.localhost:${product.port}`));
  } finally {
    await product.stop();
  }
}

async function measure(browser: Browser, address: string): Promise<BenchRow[]> {
  const state = await signedIn(browser, address);
  const arrivals: Arrival[] = [];
  for (let round = 0; round < rounds; round += 1) arrivals.push(await arrive(browser, state));
  const of = (part: keyof Arrival) => median(arrivals.map((each) => each[part]));
  return [
    figure('until its frame is seen', of('frame'), 1500),
    figure('until its tabs are there', of('page'), 6000),
  ];
}

function figure(name: string, value: number, limit: number): BenchRow {
  return row({ name: `deep link, 60 kB/s: ${name}`, value, unit: 'ms', limit }, 'at most', 1);
}

type State = { baseURL: string; storageState: Awaited<ReturnType<BrowserContext['storageState']>> };

/** Signs in; answers what a browser of that person keeps. */
export async function signedIn(browser: Browser, baseURL: string): Promise<State> {
  const context = await browser.newContext({ baseURL, locale: 'en' });
  const page = await context.newPage();
  await page.goto('/connect');
  await page.getByLabel('Email address').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo!2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation').first().waitFor();
  const storageState = await context.storageState();
  await context.close();
  return { baseURL, storageState };
}

async function arrive(browser: Browser, state: State): Promise<Arrival> {
  const context = await browser.newContext({ ...state, locale: 'en' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.goto('/order-tracking', { waitUntil: 'commit' });
  await page.getByRole('tab').first().waitFor({ timeout: 60_000 });
  const [frame = Number.NaN, now] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.now(),
  ]);
  await context.close();
  return { frame, page: now ?? Number.NaN };
}
