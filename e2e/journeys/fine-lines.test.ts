import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { placeOrder } from '../faults/api.ts';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { answerList, listed } from '../support/listed-orders.ts';
import { enter, reachDetails } from './steps.ts';

test('in a list that reads from the right the id of an outlet begins under the beginning of its name', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 360 });
  const { shell } = portal;
  await enter(portal);
  await shell.openBranches();
  await shell.outlets.first().waitFor();
  const edges = await shell.branches
    .locator('label:not(:has(strong)):has([aria-hidden] bdi)')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const [name, id] = ['bdi', '[aria-hidden] bdi'].map((each) =>
          label.querySelector(each)?.getBoundingClientRect(),
        );
        const below = (id?.top ?? 0) - (name?.top ?? 0);
        return { below, aside: (id?.right ?? 0) - (name?.right ?? 0) };
      }),
    );
  expect(edges.length).toBeGreaterThan(2);
  for (const { below, aside } of edges) {
    expect(below).toBeGreaterThan(10);
    expect(Math.abs(aside)).toBeLessThan(1);
  }
});

test('the words of the line that is pointed at end before its button', async ({ newPage }) => {
  const address = '12 Guan Chuan Street, behind the old market hall, second blue gate, Tiong Bahru';
  await placeOrder('m4pk3', { name: 'Ah Huat', address });
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, request } = portal;
  await page.goto('/request-a-rider/m4pk3');
  await request.recent('Ah Huat').waitFor();
  await request.address.press('ArrowDown');
  const button = page.locator('button:visible').filter({ hasText: portal.t('order.duplicate') });
  await button.waitFor();
  const line = page.locator('[role=option][aria-selected=true]');
  const { right } = await boxOf(line.getByText(address));
  expect(right).toBeLessThanOrEqual((await boxOf(button)).left);
});

test('a way out that stands under the words of a notice has room below it, too', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, t, history } = portal;
  await page.goto('/history/m4pk1');
  await history.period.waitFor();
  expectFault(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await history.period.selectOption('past-7-days');
  const button = page
    .getByRole('main')
    .getByRole('button', { name: t('action.retry') })
    .first();
  await button.waitFor();
  expect(await button.evaluate(roomBelow)).toBeGreaterThanOrEqual(8);
});

test('in the list of orders no dot stands without its words, however narrow the phone', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, tracking } = portal;
  const happened = ['NEW', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'];
  const orders = happened.map((status) => ({
    address: 'Tower 3, Guan Chuan Street',
    happened: [status],
  }));
  await answerList(page, listed('m4pk1', orders));
  await page.goto('/order-tracking/m4pk1');
  await tracking.rows.nth(orders.length - 1).waitFor();
  for (let width = 320; width < 440; width += 8) {
    await page.setViewportSize({ width, height: 780 });
    const addresses = page.getByText('Tower 3, Guan Chuan Street');
    expect(await addresses.evaluateAll(tooShort), `at ${width} px`).toEqual([]);
  }
});

test('no line of the totals begins with the dot between two of them', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, history, t } = portal;
  await page.goto('/history/m4pk1');
  await history.period.selectOption('past-30-days');
  const totals = page.getByText(new RegExp(`^${t('history.summary.orders')} \\d`)).first();
  await totals.waitFor();
  expect(await totals.evaluate(dotsFirst)).toEqual([]);
});

test('a search that finds nobody in the past says what was looked for', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, history, t } = portal;
  await page.goto('/history/m4pk1');
  await history.period.waitFor();
  await history.find('Nobody');
  await page.getByText(t('tracking.empty.search', { search: 'Nobody' })).waitFor();
});

test('a box stands beside the first line of its words', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 320 });
  const { page, request } = portal;
  await enter(portal);
  await reachDetails(portal);
  await request.openOptions();
  const box = page.getByRole('checkbox').first();
  await box.scrollIntoViewIfNeeded();
  const { middle, first, lines } = await box.evaluate(besideWords);
  expect(lines).toBeGreaterThan(1);
  expect(Math.abs(middle - first)).toBeLessThan(2);
});

async function boxOf(it: Locator) {
  const box = await it.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  return box;
}

/** Runs in the page: pixels between a button and the edge of the box that it stands in. */
function roomBelow(button: Element): number {
  const isEdged = (at: Element) => Number.parseFloat(getComputedStyle(at).borderBottomWidth) > 0;
  let box = button.parentElement;
  while (box !== null && !isEdged(box)) box = box.parentElement;
  return (box?.getBoundingClientRect().bottom ?? 0) - button.getBoundingClientRect().bottom;
}

/** Runs in the page: how wide the places of addresses are that are seen, where that is too little for a word. */
function tooShort(addresses: Element[]): number[] {
  return addresses.flatMap((address) => {
    const place = address.parentElement?.getBoundingClientRect();
    const line = address.parentElement?.parentElement?.getBoundingClientRect();
    const isSeen = (place?.top ?? 0) < (line?.bottom ?? 0) - 2;
    return isSeen && place !== undefined && place.width < 40 ? [place.width] : [];
  });
}

/** Runs in the page: the parts before which a dot begins a line. */
function dotsFirst(first: Element): string[] {
  return [...(first.parentElement?.children ?? [])].flatMap((part) => {
    const before = part.previousElementSibling?.getBoundingClientRect();
    const isLower = before !== undefined && part.getBoundingClientRect().top >= before.bottom;
    const hasDot = getComputedStyle(part, '::before').content.includes('·');
    return isLower && hasDot ? [part.textContent ?? ''] : [];
  });
}

/** Runs in the page: where the middle of a box is, and the first of the lines beside it. */
function besideWords(box: Element) {
  const range = document.createRange();
  range.selectNodeContents(box.nextElementSibling ?? box);
  const lines = [...range.getClientRects()];
  const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const first = lines[0] === undefined ? 0 : middleOf(lines[0]);
  return { first, middle: middleOf(box.getBoundingClientRect()), lines: lines.length };
}

test('the account menu of a wide window leads to the places without a tab', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const { page, t } = portal;
  await enter(portal);
  const book = page.getByRole('link', { name: t('addressbook.title'), exact: true });
  expect(await book.count()).toBe(0);
  await page.getByRole('button', { name: t('nav.account') }).click();
  await book.click();
  await page.getByRole('heading', { name: t('addressbook.title') }).waitFor();
});

test('on paper a page is dark on white, also where somebody chose the dark scheme', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page } = portal;
  await enter(portal);
  const looks = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
  const light = await looks();
  const map = page.locator('.ol-layers canvas').first();
  await map.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.documentElement.dataset.scheme = 'dark';
  });
  expect(await looks()).not.toEqual(light);
  await page.locator('[data-painted=dark]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await looks()).toEqual({ ...light, backgroundColor: 'rgb(255, 255, 255)' });
  await expect.poll(() => map.evaluate((it) => getComputedStyle(it).filter)).toMatch(/invert/);
  // The same where the system is dark, and nobody chose.
  await page.evaluate(() => {
    delete document.documentElement.dataset.scheme;
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const logo = page.locator('header img').first();
  expect(await logo.evaluate((it) => getComputedStyle(it).content)).toBe('normal');
});

test.for(['sg', 'kw'] as const)(
  'on a phone in %s all of what is wrong with the connection is read',
  async (deployment, { newPage }) => {
    const portal = await openAtOutlet(newPage, { deployment, width: 360 });
    const { page, t, request } = portal;
    // The longest of these sentences: what the server closes a window with when there are too many.
    await page.routeWebSocket(/\/socket/, (socket) => socket.close({ code: 4429, reason: 'x' }));
    await enter(portal);
    const said = page.getByText(t('connection.crowded'));
    await said.waitFor();
    const { left, right, bottom } = await boxOf(said);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(bottom).toBeLessThanOrEqual((await boxOf(request.address)).top);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
