import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { type DeploymentId, merchant } from '../pages/demo.ts';
import { openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';
import { expectNewTab, forNewTab, walkTo } from '../support/walk.ts';

type Journey = { deployment: DeploymentId; width: number; scheme: 'light' | 'dark' };

const journeys: readonly Journey[] = [
  { deployment: 'sg', width: 1280, scheme: 'light' },
  { deployment: 'kw', width: 360, scheme: 'dark' },
];

test.for(journeys)(
  'on $deployment past orders are summed up, searched and taken home',
  async (visitor, { newPage }) => {
    const portal = await openMember(newPage, visitor);
    await lookBack(portal);
    await staysInSight(portal);
    await isListedBetween(portal);
    await fitsItsDates(portal);
    await keepsItsPlaces(portal);
    await chooseDays(portal);
    await searchFor(portal);
    await saveFile(portal);
    await sendFile(portal);
    await failToSave(portal);
    await openUnknown(portal);
  },
);

/** Also of many days the dates under the chart stay away from the edge of its card. */
async function fitsItsDates({ page, history }: Portal): Promise<void> {
  await history.period.selectOption('past-30-days');
  await expect.poll(() => page.evaluate(datesAtTheEdge)).toEqual({ days: 30, atTheEdge: [] });
  await history.period.selectOption('past-7-days');
}

/** Runs in the page: the dates of the chart that are less than 8 pixels from the edge of their card. */
function datesAtTheEdge(): { days: number; atTheEdge: string[] } {
  const card = document.querySelector('main figure')?.getBoundingClientRect();
  const dates = [...document.querySelectorAll<HTMLElement>('main figure [data-minor]')];
  const atTheEdge = dates.filter((date) => {
    const { left, right, width } = date.getBoundingClientRect();
    return card && width > 0 && (left < card.left + 8 || right > card.right - 8);
  });
  const days = document.querySelectorAll('main figure [data-nth]').length;
  return { days, atTheEdge: atTheEdge.map(({ innerText }) => innerText) };
}

/** The merchant's first outlet is the parent of the others, whose orders are shown once they are included. */
async function lookBack({ page, t, shell, history, shop }: Portal): Promise<void> {
  await page.goto('/history');
  await shell.branch.click();
  await shell.outlets.first().click();
  await history.heading.waitFor();
  await history.period.selectOption('past-7-days');
  await history.showFilters();
  await history.allOutlets.check();
  await history.hideFilters();
  await history.links.first().waitFor();
  expect(Number(await history.figure('deliveries').innerText())).toBeGreaterThan(0);
  expect(await page.getAttribute('html', 'dir')).toBe(shop.direction);
  await history.chart.waitFor();
  const dates = page.locator('main figure [data-minor=false]');
  const [first = '', last = ''] = await dates.allInnerTexts();
  await page.getByText(t('history.custom.days', { first, last })).waitFor();
  await history.chart.getByText(t('history.chart.before'), { exact: true }).first().waitFor();
  await readDays(history);
  const line = history.lineOf(history.links.first());
  const beside = { ...forNewTab, position: { x: 4, y: 4 } };
  await expectNewTab(page, /\?order_id=/, () => line.click(beside));
  await history.byDay.click();
  expect(await history.dayTable.getByRole('row').count()).toBe(8);
  await expectSound(page);
}

/** What is looked at can be changed at the end of the list, too, and lies over nothing that has the focus. */
async function staysInSight({ page, history }: Portal): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...before, height: 640 });
  await history.links.last().scrollIntoViewIfNeeded();
  await history.links.last().focus();
  for (const nth of [5, 3, 1, 0]) {
    await history.links.nth(nth).focus();
    await expect.poll(() => history.links.nth(nth).evaluate(isUncovered)).toBe(true);
  }
  await history.links.last().focus();
  const box = await history.period.boundingBox();
  expect(box?.y).toBeLessThan(52 + 64);
  expect(await history.period.evaluate(isUncovered)).toBe(true);
  await page.setViewportSize(before);
  await page.evaluate(() => scrollTo(0, 0));
}

function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const onTop = (y: number) => document.elementFromPoint((left + right) / 2, y);
  return [top + 2, bottom - 2].every((y) => {
    const at = onTop(y);
    return at !== null && (element.contains(at) || at.contains(element));
  });
}

/** Between a phone and a desktop a table would cut what its cells say. */
async function isListedBetween({ page, t, history }: Portal): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...before, width: 768 });
  const table = page.getByRole('table', { name: t('history.caption') });
  await expect.poll(() => table.count()).toBe(0);
  await history.links.first().waitFor();
  await expectSound(page);
  await page.setViewportSize(before);
}

/** The rows of another period go to their place with the press, and stay there when the answers come. */
async function keepsItsPlaces({ page, t, history }: Portal): Promise<void> {
  const asked = /\/vendor\/[^/]+\/orders[/?]/;
  const summary = page.getByRole('region', { name: t('history.summary') });
  const shapes = page.getByRole('status', { name: t('app.loading') });
  for (const period of ['yesterday', 'past-7-days']) {
    const held = Promise.withResolvers<void>();
    await page.route(asked, async (route) => {
      await held.promise;
      await route.fallback();
    });
    await history.period.selectOption(period);
    await expect.poll(() => shapes.count()).toBe(2);
    const coming = await shapes.first().evaluate(endOf);
    held.resolve();
    await summary.waitFor();
    await history.links.first().waitFor();
    const come = await summary.evaluate(endOf);
    expect(Math.abs(come - coming)).toBeLessThan(lineOfChanges);
    expect(await summary.evaluate(emptyLines)).toBe(0);
    await page.unroute(asked);
  }
}

/** Runs in the page: how many rows of figures keep a line for changes though none of them is compared; the last one never is. */
function emptyLines(summary: Element): number {
  const cells = [...summary.querySelectorAll<HTMLElement>('[data-figure]')];
  const [last] = cells.slice(-1);
  const tops = new Set(cells.map(({ offsetTop }) => offsetTop));
  const row = (top: number) => cells.filter(({ offsetTop }) => offsetTop === top);
  for (const cell of last ? row(last.offsetTop) : []) cell.dataset.compared = 'false';
  const isEmpty = (top: number) =>
    row(top).every(({ dataset }) => dataset.compared !== 'true') &&
    row(top).some((cell) => cell.querySelector('dd[aria-hidden]')?.checkVisibility());
  return [...tops].filter(isEmpty).length;
}

/** Pixels by which the figures may be lower or higher than their shape, where nothing has changed or the change breaks. */
const lineOfChanges = 24;

/** Runs in the page: where the rows below an element begin. */
function endOf(element: Element): number {
  return element.getBoundingClientRect().bottom + scrollY;
}

/** The last day is said first, and an arrow back leads to the one before it; what is said of a day is shown, also to a pointer. */
async function readDays({ day, chart }: Portal['history']): Promise<void> {
  const last = await day.getAttribute('aria-valuetext');
  await day.focus();
  await day.press('ArrowDown');
  await expect.poll(() => day.getAttribute('aria-valuenow')).toBe('5');
  expect(await day.getAttribute('aria-valuetext')).not.toBe(last);
  expect(await day.evaluate(unshown)).toEqual([]);
  await chart.locator('[data-nth="2"]').hover();
  await expect.poll(() => day.getAttribute('aria-valuenow')).toBe('2');
  expect(await day.evaluate(unshown)).toEqual([]);
  await day.press('End');
  await expect.poll(() => day.getAttribute('aria-valuetext')).toBe(last);
}

/** Runs in the page: what is said of a day and does not stand beside its bar. */
function unshown(day: HTMLElement): string[] {
  const lines = day.innerText.split('\n');
  const said = day.getAttribute('aria-valuetext') ?? '';
  return lines.length < 3 ? [said] : lines.filter((line) => !said.includes(line));
}

async function chooseDays({ page, t, history }: Portal): Promise<void> {
  await history.period.selectOption('custom');
  await history.custom.waitFor();
  await expectSound(page);
  const [first, last] = [await history.firstDay.inputValue(), await history.lastDay.inputValue()];
  await history.firstDay.fill(last);
  await history.lastDay.fill(first);
  await history.showDays.click();
  await expectError(history.lastDay, t('history.custom.ends-before-start'));
  await expectFocus(history.lastDay);
  await history.firstDay.fill('2020-01-01');
  await history.showDays.click();
  await expectError(history.lastDay, t('history.custom.too-long', { max: 31 }));
  await expectSound(page);
  await history.firstDay.fill(first);
  await history.lastDay.fill(last);
  await history.showDays.click();
  await history.custom.waitFor({ state: 'hidden' });
  expect(await history.period.inputValue()).toBe('custom');
  await history.links.first().waitFor();
}

/** An address that somebody mistyped. */
async function openUnknown({ page, t, history }: Portal): Promise<void> {
  expectFault(page, /404.*\/order\?/);
  const here = new URL(page.url());
  await walkTo(page, `${here.pathname}?order_id=nobody-000001`);
  await page.getByText(t('tracking.not-found')).waitFor();
  await expectSound(page);
  await walkTo(page, here.pathname);
  await history.heading.waitFor();
}

async function searchFor({ page, t, history }: Portal): Promise<void> {
  const many = await history.links.count();
  const orderId = await history.idOf(history.links.last());
  const place = async () => (await history.heading.boundingBox())?.y;
  const before = await place();
  await history.find('?');
  const [vendor = ''] = new URL(page.url()).pathname.split('/').slice(2);
  await expectError(history.search, t('history.search.not-understood', { vendor }));
  // Nothing stands there as if it had been found, and nothing has moved.
  expect(await history.links.count()).toBe(0);
  expect(await place()).toBe(before);
  // Not under the bar that stays at the top of the window.
  await history.search.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expectSound(page);
  await history.find(orderId);
  await expect.poll(() => history.links.count()).toBe(1);
  expect(await history.idOf(history.links.first())).toBe(orderId);
  await expect.poll(() => history.figure('deliveries').innerText()).toMatch(/^[01]$/);
  const name = await history.links.first().locator('bdi').first().innerText();
  await history.find(String(Number(orderId.slice(-6))));
  await expect.poll(() => history.order(orderId).count()).toBe(1);
  await history.find(name.toUpperCase());
  await expect.poll(() => history.links.count()).toBeGreaterThan(1);
  const found = await history.links.locator('bdi:first-child').allInnerTexts();
  // Its words may stand in another order, as family names do.
  expect(new Set(found.map(wordsOf))).toEqual(new Set([wordsOf(name)]));
  await history.find('');
  await expect.poll(() => history.links.count()).toBe(many);
}

/** The words of a name in one order, in which names that a search takes for the same are equal. */
const wordsOf = (name: string) => name.split(' ').toSorted().join(' ');

async function saveFile({ page, t, history }: Portal): Promise<void> {
  const orderId = await history.idOf(history.links.first());
  await history.export.click();
  const paragraphs = page.getByRole('dialog').getByRole('paragraph');
  await paragraphs.filter({ hasText: /\p{Nd}/u }).waitFor();
  await history.choice('history.export.format.csv').check();
  await expectSound(page);
  const coming = page.waitForEvent('download');
  await history.download.click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^orders-[\w-]+\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(orderId);
  const name = file.suggestedFilename();
  await page.getByText(t('history.export.saved', { name })).first().waitFor();
}

/** The file goes to the person's own address. */
async function sendFile({ page, t, history }: Portal): Promise<void> {
  await history.export.click();
  await history.choice('history.export.way.mail').check();
  await expectSound(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('history.export.send') })
    .click();
  const said = t('history.export.mailed', { email: merchant.email });
  await page.getByText(said).first().waitFor();
}

async function failToSave({ page, t, history }: Portal): Promise<void> {
  expectFault(page, /50[0-9].*export/);
  await page.route('**/transactions/export**', (route) => route.fulfill({ status: 501, body: '' }));
  await history.export.click();
  await history.choice('history.export.file.transactions').check();
  await history.choice('history.export.way.download').check();
  await history.download.click();
  const [said = ''] = t('error.download.history').split(' {{');
  await page.getByText(said).first().waitFor({ timeout: 15_000 });
  await expectSound(page);
}
