import type { Browser, BrowserContext } from 'playwright';
import { startProduct } from '../../e2e/support/product.ts';
import { inBrowser } from './browser.ts';
import { median } from './log/side-by-side.ts';
import { type BenchRow, row } from './row.ts';
import { Connection } from './server/connection.ts';
import { ordersOf, result, signIn } from './server/person.ts';

const rounds = 3;
/** Bytes a second, and milliseconds a request, of a line as behind a kitchen's wall. */
const slow = { downloadThroughput: 60_000, uploadThroughput: 60_000, latency: 600 };

type Arrival = { frame: number; page: number };
type Link = { path: string; there: string };

/** A signed-in person's links into tracking and into a request, and a recipient's link, opened over a slow line by a browser that kept nothing. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  try {
    return await inBrowser((browser) => measure(browser, product.port));
  } finally {
    await product.stop();
  }
}

async function measure(browser: Browser, port: number): Promise<BenchRow[]> {
  const address = `http://sg.localhost:${port}`;
  const state = await signedIn(browser, address);
  const arrival = (path: string, there: string) => arriveOften(browser, state, { path, there });
  const tracking = await arrival('/order-tracking', '[role=tab]');
  const request = await arrival('/request-a-rider', '[role=combobox]');
  const nobody = { baseURL: address, storageState: { cookies: [], origins: [] } };
  const path = await linkOfAnOrder(port);
  const told = await arriveOften(browser, nobody, { path, there: '[data-told]:not(:empty)' });
  const whole = await arriveOften(browser, nobody, { path, there: 'h1' });
  return [
    figure('until its frame is seen', tracking.frame, 1500),
    figure('until its tabs are there', tracking.page, 6000),
    figure("until a request's address can be typed", request.page, 7000),
    figure('until a recipient reads how far the order is', told.page, 1500),
    figure('until a recipient has the whole page', whole.page, 7000),
  ];
}

/** Places an order; answers the address of its page for the recipient. */
async function linkOfAnOrder(port: number): Promise<string> {
  const person = await signIn(port, 'merchant');
  const connection = new Connection(port);
  const { text } = await ordersOf(port, person)(connection);
  const { order_id: id } = JSON.parse(text).result;
  const links = `/orders/api/v1/order/${id}/links`;
  const { tracking } = await result<{ tracking: string }>(connection, links, person.headers);
  connection.end();
  return tracking;
}

/** The medians of a few rounds. */
async function arriveOften(browser: Browser, state: State, link: Link): Promise<Arrival> {
  const arrivals: Arrival[] = [];
  for (let round = 0; round < rounds; round += 1) arrivals.push(await arrive(browser, state, link));
  const of = (part: keyof Arrival) => median(arrivals.map((each) => each[part]));
  return { frame: of('frame'), page: of('page') };
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

async function arrive(browser: Browser, state: State, { path, there }: Link): Promise<Arrival> {
  const context = await browser.newContext({ ...state, locale: 'en' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.addInitScript(noteArrival, there);
  await page.goto(path, { waitUntil: 'commit' });
  const seen = () => performance.getEntriesByName('arrived').length > 0;
  await page.waitForFunction(seen, null, { timeout: 60_000 });
  const [frame = Number.NaN, now = Number.NaN] = await page.evaluate(
    ([first, arrived]) =>
      [first, arrived].map((name) => performance.getEntriesByName(name ?? '')[0]?.startTime),
    ['first-contentful-paint', 'arrived'],
  );
  await context.close();
  return { frame, page: now };
}

/** Runs in the page: marks the frame in which something is there, which who looks from outside sees up to half a second late. */
function noteArrival(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility()) performance.mark('arrived');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
