import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { merchant, shops } from '../../../e2e/pages/demo.ts';
import { shellOf } from '../../../e2e/pages/shell.ts';
import { signInPage } from '../../../e2e/pages/sign-in.ts';
import { textsOf } from '../../../e2e/pages/texts.ts';
import { startProduct } from '../../../e2e/support/product.ts';
import { inBrowser } from '../browser.ts';
import { type FeedServer, startFeedServer } from './feed-server.ts';
import { installProbe } from './probe.ts';

/** The product in a browser, with its sockets in our hands. */
export type LiveStage = {
  feed: FeedServer;
  context: BrowserContext;
  /** The outlet that is selected. */
  vendorId: string;
  address: (path: string) => string;
  /** A tab that is watched, not opened yet. */
  newPage: (input: 'click' | 'keydown') => Promise<Page>;
};

/** Starts all of it, lets `act` measure, and ends it. */
export async function onLiveStage<Result>(
  act: (stage: LiveStage) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct();
  const feed = await startFeedServer(product.port);
  const flags = ['--disable-gpu', '--enable-precise-memory-info'];
  try {
    return await inBrowser(async (browser) => act(await signedIn(browser, feed)), ...flags);
  } finally {
    await feed.stop();
    await product.stop();
  }
}

/** Signs in once; the tabs that are measured share the session. */
async function signedIn(browser: Browser, feed: FeedServer): Promise<LiveStage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en',
  });
  const address = (path: string) => `http://sg.localhost:${feed.port}${path}`;
  const stage = { page: await context.newPage(), t: await textsOf('en') };
  await stage.page.goto(address('/'));
  await signInPage(stage).as(merchant);
  await shellOf(stage).branch.waitFor();
  await stage.page.close();
  return {
    feed,
    context,
    vendorId: shops.sg.outlet.id,
    address,
    async newPage(input) {
      const page = await context.newPage();
      await installProbe(page, input);
      return page;
    },
  };
}

/**
 * Seconds that the main thread of a page has had a processor since it was opened. The time from the beginning of its tasks
 * to their end would count those in which other programs had it.
 */
export async function mainThreadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}

/** The value below which this share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs `act` again and again at a pace, however late the timer is; resolves after so many seconds. */
export function paced(perSecond: number, seconds: number, act: () => void): Promise<void> {
  const from = performance.now();
  let done = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - from) / 1000;
      for (const due = Math.min(passed, seconds) * perSecond; done < due; done += 1) act();
      if (passed < seconds) return;
      clearInterval(timer);
      resolve();
    }, 1000 / perSecond);
  });
}
