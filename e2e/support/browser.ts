import { mkdir } from 'node:fs/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { test as base, inject } from 'vitest';
import { unexpectedFaults, watchFaults } from './faults.ts';
import { productPort } from './own-product.ts';
import { cardDataOf, isPortal, watchCards } from './watch-cards.ts';

/** How the product is opened. */
export type Visitor = {
  /** Which deployment: `http://{deployment}.localhost`. */
  deployment?: string;
  /** Of a product other than the worker's own. */
  port?: number;
  width?: number;
  scheme?: 'light' | 'dark';
  /** Language of the browser; else that of the deployment's people. */
  locale?: string;
  timezone?: string;
  reducedMotion?: boolean;
  /** Allows the service worker of the offline page. */
  offlinePage?: boolean;
  /** The terms are not accepted yet in this browser, as they are by default. */
  newToTerms?: boolean;
  /** Opens the tab in an existing context, so that it shares storage and session. */
  context?: BrowserContext;
};

/** Opens a tab; the test fails when the tab logs an error, violates the security policy, or holds card data. */
export type NewPage = (visitor?: Visitor) => Promise<Page>;

/** Address of a path on a deployment of the product under test. */
export function address(deployment: string, path = '/', port = productPort): string {
  isPortal(port);
  return `http://${deployment}.localhost:${port}${path}`;
}

/** The browser's language in deployments where most people do not use English. */
const languages: Readonly<Record<string, string>> = { kw: 'ar', pk: 'ur', bg: 'bg' };

/** In dots of the screen, as browsers come. */
const usualLetterSize: number = 16;

/** Most pages draw and wait. */
const usuallyComputes: boolean = false;

/** `test` with the browser of the worker and `newPage` for the test, whose pages are closed afterwards. */
export const test = base
  .extend('executable', { scope: 'worker' }, () => inject('chromiumPath'))
  .extend('letterSize', { scope: 'file' }, usualLetterSize)
  .extend('computes', { scope: 'file' }, usuallyComputes)
  .extend('browsers', { scope: 'worker' }, async ({ executable }, { onCleanup }) => {
    const browsers = browsersOf(executable);
    onCleanup(browsers.close);
    return browsers;
  })
  .extend('browser', { scope: 'file' }, ({ browsers, letterSize, computes }) =>
    browsers.find({ letterSize, computes }),
  )
  .extend('newPage', async ({ browser, task }, { onCleanup }): Promise<NewPage> => {
    const pages: Page[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await photograph(task.name, pages);
      const faults = pages.flatMap(unexpectedFaults);
      const contexts = new Set(pages.map((page) => page.context()));
      const cards = (await Promise.all([...contexts].map(cardDataOf))).flat();
      for (const context of contexts) await context.close();
      if (faults.length > 0) throw new Error(`The page showed errors:\n${faults.join('\n')}`);
      if (cards.length > 0) throw new Error(`Card data reached the portal:\n${cards.join('\n')}`);
    });
    return async (visitor = {}) => {
      const page = await openPage(browser, visitor);
      pages.push(page);
      return page;
    };
  });

/** The browser that a test file needs: its font size, and whether its pages compute for long, as with thousands of rows. */
type Kind = { letterSize: number; computes: boolean };

/** Pages live for seconds here, so V8's optimising compilers cost more than they save. */
const shortLived = '--js-flags=--no-maglev --no-turbofan';

/** One browser of each kind for all files of a worker; contexts isolate the tests. */
function browsersOf(executable: string) {
  const browsers = new Map<string, Browser>();
  return {
    async find(kind: Kind): Promise<Browser> {
      const known = browsers.get(JSON.stringify(kind));
      if (known?.isConnected() === true) return known;
      const browser = await launch(executable, kind);
      browsers.set(JSON.stringify(kind), browser);
      return browser;
    },
    async close(): Promise<void> {
      for (const browser of browsers.values()) await browser.close();
    },
  };
}

/** Starts Chromium with web security on, as a person has it, with letters of the size that they set it to. */
function launch(executablePath: string, { letterSize, computes }: Kind): Promise<Browser> {
  const letters = `--blink-settings=defaultFontSize=${letterSize}`;
  const args = ['--no-sandbox', '--disable-gpu', letters, ...(computes ? [] : [shortLived])];
  return chromium.launch({ executablePath, args });
}

async function openPage(browser: Browser, visitor: Visitor): Promise<Page> {
  const { deployment = 'sg', port, width = 1280, scheme = 'light' } = visitor;
  const context =
    visitor.context ??
    (await browser.newContext({
      baseURL: address(deployment, '/', port),
      viewport: { width, height: width < 600 ? 780 : 900 },
      colorScheme: scheme,
      reducedMotion: visitor.reducedMotion === false ? 'no-preference' : 'reduce',
      hasTouch: width < 600,
      locale: visitor.locale ?? languages[deployment] ?? 'en',
      // Off by default, so that no journey is affected by the offline page of another.
      serviceWorkers: visitor.offlinePage === true ? 'allow' : 'block',
      ...(visitor.timezone === undefined ? {} : { timezoneId: visitor.timezone }),
    }));
  watchCards(context);
  context.setDefaultTimeout(40_000);
  if (visitor.newToTerms !== true) await context.addInitScript(acceptTerms);
  const page = await context.newPage();
  watchFaults(page);
  return page;
}

/** Runs in the page: the demo's people accepted the terms long ago, if this browser lets them remember it. */
function acceptTerms(): void {
  try {
    const required = { '': false, demo: false, other: false, new: false };
    localStorage.setItem('terms-of-service-required', JSON.stringify(required));
  } catch {
    // Then the page asks, as it would a person.
  }
}

/** Keeps and tells what a failed test saw, for anyone who mends it. */
async function photograph(name: string, pages: readonly Page[]): Promise<void> {
  const folder = new URL('../../screenshots/failed/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [index, page] of pages.entries()) {
    const file = `${name.replace(/\W+/g, '-').slice(0, 80)}-${index}.png`;
    await page.screenshot({ path: new URL(file, folder).pathname }).catch(() => undefined);
    const seen = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => 'nothing');
    process.stderr.write(`${name}, at ${page.url()}:\n${seen}\n`);
  }
}
