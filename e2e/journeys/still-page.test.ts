import type { Page } from 'playwright';
import { expect } from 'vitest';
import { stranger } from '../pages/demo.ts';
import { openAtOutlet, openMember } from '../pages/portal.ts';
import { address, test } from '../support/browser.ts';
import { listed } from '../support/listed-orders.ts';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** A tenth of what browsers call good: a logo may come beside the first word, and a count beside another. */
const most = 0.01;
const names = ['Amina', 'Bogdan', 'Chen', 'Duc', 'Elif', 'Farid', 'Gita'];

/** A text that is there once a page of a new owner has come. */
const arrived = {
  'order-tracking': 'first.skip',
  'address-book': 'addressbook.empty',
  account: 'profile.pin.set',
} as const;

/** Pages, and what is there once they have come. */
test.for([
  ['request-a-rider', 360, '[role=option]'],
  ['request-a-rider', 1280, '[role=option]'],
  ['order-tracking', 360, '[role=tabpanel]'],
  ['order-tracking', 1280, '[role=tabpanel]'],
  ['history', 360, '[data-figure]'],
  ['history', 1280, '[data-figure]'],
] as const)(
  'nothing on %s moves while it comes, at %s px, however its parts and answers come',
  async ([path, width, come], { newPage }) => {
    const portal = await openAtOutlet(newPage, { deployment: 'sg', width });
    const { page, shop } = portal;
    const outlet = shop.outlet.id;
    const recipients = listed(
      outlet,
      names.map((name) => ({ name })),
    );
    await page.route(/\/recipients$/, (route) =>
      route.fulfill({ json: { result: { recipients } } }),
    );
    const awaited = await comeLate(page);
    await page.addInitScript(countShifts);
    await page.goto(address('sg', `/${path}/${outlet}`));
    await page.locator(come).first().waitFor();
    await expect
      .poll(async () => awaited() + (await page.locator('[aria-busy=true]').count()))
      .toBe(0);
    const { sum, moved } = await page.evaluate(shifts);
    expect(sum, moved.join('\n')).toBeLessThan(most);
  },
);

test.for([
  ['order-tracking', 360],
  ['order-tracking', 1280],
  ['address-book', 360],
  ['address-book', 1280],
  ['account', 360],
  ['account', 1280],
] as const)(
  'nothing on %s moves while it comes for the owner of a new outlet, at %s px',
  async ([path, width], { newPage }) => {
    const portal = await openMember(newPage, { deployment: 'sg', width, person: stranger });
    const { page, t } = portal;
    const awaited = await comeLate(page);
    await page.addInitScript(countShifts);
    await page.goto(address('sg', `/${path}`));
    await page.getByText(t(arrived[path])).first().waitFor();
    await expect
      .poll(async () => awaited() + (await page.locator('[aria-busy=true]').count()))
      .toBe(0);
    const { sum, moved } = await page.evaluate(shifts);
    expect(sum, moved.join('\n')).toBeLessThan(most);
  },
);

test('the places of the bar are where they stay before the logo is there', async ({ newPage }) => {
  const { page, t, shop } = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/logo-.*\.svg/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(address('sg', `/request-a-rider/${shop.outlet.id}`), { waitUntil: 'commit' });
  const place = page.getByRole('link', { name: t('nav.tracking') }).first();
  await page.getByRole('combobox').first().waitFor();
  const before = await place.boundingBox();
  held.resolve();
  const logo = page.getByRole('banner').getByRole('img').first();
  await expect.poll(() => logo.evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0);
  expect(await place.boundingBox()).toEqual(before);
});

/** Each answer and each part takes its own time, so that any may come before any other; answers how many are on their way. */
async function comeLate(page: Page): Promise<() => number> {
  let count = 0;
  let awaited = 0;
  await page.route(/\/assets\/.*\.js|localhost.*\/api\//, async (route) => {
    count += 1;
    awaited += 1;
    const wait = 20 + ((count * 137) % 400);
    await new Promise((resolve) => setTimeout(resolve, wait));
    awaited -= 1;
    await route.fallback();
  });
  return () => awaited;
}

/** Runs in the page, before anything else there. */
function countShifts(): void {
  const seen: Shift[] = [];
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

/** Runs in the page: how much moved that no press had moved, and what. */
function shifts(): { sum: number; moved: string[] } {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  const { seen } = globalThis as unknown as {
    seen: (Shift & { sources: Source[] })[];
  };
  const bad = seen.filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    sum: bad.reduce((sum, { value }) => sum + value, 0),
    moved: bad.flatMap(({ value, startTime, sources }) =>
      sources.map(({ node, previousRect: was, currentRect: is }) => {
        const text = node?.textContent?.slice(0, 20);
        return `${Math.round(startTime)} ms, ${value.toFixed(4)}: “${text}” ${was.x},${was.y} → ${is.x},${is.y}`;
      }),
    ),
  };
}
