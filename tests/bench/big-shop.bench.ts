import type { BrowserContext } from 'playwright';
import { shops } from '../../e2e/pages/demo.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { inBrowser } from './browser.ts';
import { signedIn } from './deep-link.bench.ts';
import { median } from './log/side-by-side.ts';
import { type BenchRow, row } from './row.ts';
import { storeLive } from './server/live-orders.ts';

const rounds = 7;
const small = 50;
const large = 5000;
/** An outlet of the same merchant. */
const other = 'm4pk2';

/** The tracking page of a shop with 5,000 orders under way and 1,000 riders, beside that of one with 50: until its first orders are seen. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  try {
    await storeLive(product.dataDir, other, small);
    await storeLive(product.dataDir, shops.sg.outlet.id, large);
    return await inBrowser(async (browser) => {
      const state = await signedIn(browser, `http://sg.localhost:${product.port}`);
      return measure(await browser.newContext({ ...state, locale: 'en' }));
    });
  } finally {
    await product.stop();
  }
}

async function measure(context: BrowserContext): Promise<BenchRow[]> {
  const times = { small: [] as number[], large: [] as number[] };
  // The first of each fills what the browser keeps.
  for (let round = -1; round < rounds; round += 1) {
    const [least, most] = [await arrive(context, other), await arrive(context, shops.sg.outlet.id)];
    if (round < 0) continue;
    times.small.push(least);
    times.large.push(most);
  }
  const name = 'big shop: first of 5,000 orders seen, beside the first of 50';
  const figure = { name, value: median(times.large), unit: 'ms', limit: median(times.small) };
  return [row(figure, 'at most', 1.15)];
}

/** Milliseconds until the first order is seen. */
async function arrive(context: BrowserContext, outlet: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      if (!document.querySelector('main')?.textContent?.includes('Orchard Road')) return;
      watching.disconnect();
      requestAnimationFrame(() => performance.mark('seen'));
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`/order-tracking/${outlet}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('seen').length > 0, null, {
    timeout: 60_000,
  });
  const seen = await page.evaluate(() => performance.getEntriesByName('seen')[0]?.startTime);
  await page.close();
  return seen ?? Number.NaN;
}
