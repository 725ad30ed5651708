import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { placeOrder } from '../faults/api.ts';
import { helpPage } from '../pages/help.ts';
import { openAtOutlet } from '../pages/portal.ts';
import { startingWith } from '../pages/texts.ts';
import { address, test } from '../support/browser.ts';
import { boxOf } from '../support/in-sight.ts';
import { answerList, listed } from '../support/listed-orders.ts';
import { expectFocus } from '../support/sound.ts';
import { enter } from './steps.ts';

const list = /\/assets\/suggestions-[^/]*\.js/;
const map = /\/assets\/request-map-[^/]*\.js/;

test('suggestions whose code comes late open under what was typed, in the same field with its focus', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, request } = portal;
  const release = await holdBack(page, list);
  await enter(portal);
  const asked = page.waitForResponse(/\/autocomplete/);
  await request.address.pressSequentially('Bay');
  const before = await request.address.elementHandle();
  await asked;
  expect(await request.suggestions.count()).toBe(0);
  const box = await request.address.boundingBox();
  release();
  await request.suggestions.first().waitFor();
  expect(await request.address.evaluate((now, was) => now === was, before)).toBe(true);
  expect(await request.address.evaluate((now) => now === document.activeElement)).toBe(true);
  expect(await request.address.boundingBox()).toEqual(box);
  await page.keyboard.type('front');
  expect(await request.address.inputValue()).toBe('Bayfront');
  // Those for what was typed before are shown, too, and cannot be taken.
  await page
    .locator('[role=option][aria-disabled=false]', { hasText: 'Bayfront' })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await request.changeAddress.waitFor();
  await page
    .getByText(/Bayfront/)
    .first()
    .waitFor();
});

test('what comes late to the bar moves nothing in it, whatever comes first', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const { page, t, shop } = portal;
  const bar = page.getByRole('banner');
  const search = bar.getByRole('button', { name: t('commands.palette') });
  const showSearch = await holdBack(page, /\/assets\/behind-[^/]*\.js/);
  const showHelp = await holdBack(page, /\/assets\/entries-[^/]*\.js/);
  await page.goto(`/order-tracking/${shop.outlet.id}`);
  const place = bar.getByRole('link', { name: t('nav.history') });
  await bar.getByRole('link', { name: t('nav.bulk') }).waitFor();
  // As with a name that takes what room there is.
  await bar
    .locator('bdi')
    .first()
    .evaluate((name) => {
      name.style.paddingInlineEnd = '15rem';
    });
  const before = await place.boundingBox();
  showSearch();
  await search.waitFor();
  const found = await search.boundingBox();
  expect(await place.boundingBox()).toEqual(before);
  showHelp();
  await helpPage(portal).button.waitFor();
  expect(await search.boundingBox()).toEqual(found);
});

test('a press whose dialog is long in coming says that it is on its way', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, t, shop } = portal;
  const release = await holdBack(page, /\/assets\/share-dialog-[^/]*\.js/);
  await enter(portal);
  const id = await placeOrder(shop.outlet.id, { name: 'Ana Late' });
  await page.goto(`/order-tracking/${shop.outlet.id}?order_id=${id}`);
  await page.getByRole('button', { name: t('order.share'), exact: true }).click();
  const said = page.getByRole('status').getByText(t('app.loading'), { exact: true });
  await said.waitFor();
  release();
  await page.getByRole('dialog').waitFor();
  await said.waitFor({ state: 'detached' });
});

test('on a phone the first customer found is named, beside the button that sends again', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, request, shop } = portal;
  const people = [{ name: 'Recent One' }, { name: 'Somebody Else' }];
  const recipients = listed(shop.outlet.id, people);
  await page.route(/\/recipients$/, (route) => route.fulfill({ json: { result: { recipients } } }));
  await enter(portal);
  await request.recent('Recent One').waitFor();
  await request.address.pressSequentially('Rec');
  const found = page.getByRole('option', { selected: true }).filter({ hasText: 'Recent One' });
  const words = await found.getByText('Recent One').boundingBox();
  const button = await request.sendAgain('Recent One').first().boundingBox();
  expect(button?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
  expect(words?.width).toBeGreaterThan(40);
  // Its sign alone, so that the address has room.
  expect(button?.width).toBeLessThanOrEqual(44);
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  // One line over two that rest leaves no hole where the other was.
  const other = await page.getByText('Somebody Else').boundingBox();
  expect(await found.evaluate(panelEnd)).toBeGreaterThanOrEqual(
    (other?.y ?? 0) + (other?.height ?? 0),
  );
});

test('a list of recent customers whose code comes late takes nobody from another field', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, t, request, shop } = portal;
  const recipients = listed(shop.outlet.id, [{ name: 'Recent One' }]);
  await page.route(/\/recipients$/, (route) => route.fulfill({ json: { result: { recipients } } }));
  const release = await holdBack(page, list);
  await enter(portal);
  await page.getByText(t('request.recent'), { exact: true }).waitFor();
  await request.fields.name.pressSequentially('Ame');
  release();
  await request.recent('Recent One').waitFor();
  await page.keyboard.type('lia');
  expect(await request.fields.name.inputValue()).toBe('Amelia');
});

test('an address is typed and priced where neither suggestions nor map arrive', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, request } = portal;
  for (const part of [list, map]) await holdBack(page, part);
  await enter(portal);
  await request.typeAddress('1.2834, 103.8607');
  await request.fields.name.waitFor();
});

test('who goes on to another field while the fee is on its way stays there', async ({
  newPage,
}) => {
  const { page, request, release } = await beforeTheFee(newPage);
  await request.fields.notes.pressSequentially('Ring ');
  release();
  await request.changeAddress.waitFor();
  await request.toPayment.waitFor();
  await page.keyboard.type('twice');
  expect(await request.fields.notes.inputValue()).toBe('Ring twice');
});

test('who is back at a button while the fee is on its way stays there', async ({ newPage }) => {
  const { page, t, request, release } = await beforeTheFee(newPage);
  await request.startOver.click();
  await page.getByRole('button', { name: t('request.start-over.keep') }).click();
  await expectFocus(request.startOver);
  release();
  await request.changeAddress.waitFor();
  await request.toPayment.waitFor();
  await expectFocus(request.startOver);
});

test('the fields rise as somebody is chosen, and not later under a hand, when the fee comes', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, t, request, shop } = portal;
  const people = ['Amina', 'Bogdan', 'Chen', 'Duc'].map((name) => ({ name }));
  const recipients = listed(shop.outlet.id, people);
  await page.route(/\/recipients$/, (route) => route.fulfill({ json: { result: { recipients } } }));
  const release = await holdBack(page, /\/delivery\/fee/);
  await enter(portal);
  const top = async () => (await request.fields.name.boundingBox())?.y ?? Number.NaN;
  await request.recent('Duc').waitFor();
  const before = await top();
  await request.recent('Bogdan').click();
  await expect.poll(top).toBeLessThan(before - 100);
  const risen = await top();
  expect(await page.getByText(t('request.fee.unknown')).isVisible()).toBe(false);
  await page.getByText(t('request.destination.pricing')).last().waitFor();
  release();
  await request.changeAddress.waitFor();
  await request.toPayment.waitFor();
  expect(Math.abs((await top()) - risen)).toBeLessThan(16);
});

test('the first empty field has the focus as soon as the fee is there, and not when somebody may be elsewhere', async ({
  newPage,
}) => {
  const { page, request, release } = await beforeTheFee(newPage);
  await page.evaluate(putOffForLong);
  release();
  await request.changeAddress.waitFor();
  await expect
    .poll(() => request.fields.name.evaluate((it) => it === document.activeElement))
    .toBe(true);
});

test('the first empty field has the focus where the fields come after the fee', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, request } = portal;
  const release = await holdBack(page, /later-steps-.*\.js/);
  await enter(portal);
  await request.typeAddress('1.2834, 103.8607');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  release();
  await expect
    .poll(() => request.fields.name.evaluate((it) => it === document.activeElement))
    .toBe(true);
});

test('rows that are on their way are as high as those that come', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, t } = portal;
  await answerList(page, listed('m4pk2', [{ happened: ['NEW', 'DELIVERED'] }]));
  const release = await holdBack(page, /\/orders\?/);
  await page.goto(address('sg', '/order-tracking/m4pk2'));
  const shape = page.getByRole('tabpanel').getByRole('status', { name: t('app.loading') });
  await shape.waitFor();
  const awaited = await boxOf(shape.locator('> *').first());
  release();
  await shape.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: startingWith(t('tracking.tab.delivered')) }).click();
  const row = await boxOf(page.getByRole('tabpanel').getByRole('listitem').first());
  expect([awaited.y, awaited.height]).toEqual([row.y, row.height]);
});

test('rows of recent customers are a shape until they are whole, without a picture of names alone', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 768 });
  const { page, t, request, shop } = portal;
  const recipients = listed(shop.outlet.id, [{ name: 'Recent One' }]);
  await page.route(/\/recipients$/, (route) => route.fulfill({ json: { result: { recipients } } }));
  const release = await holdBack(page, /\/recipients$/);
  await page.addInitScript(keepLines);
  await page.goto(address('sg', `/request-a-rider/${shop.outlet.id}`));
  await page.getByText(t('request.recent'), { exact: true }).waitFor();
  const shape = page.locator('[role=status][aria-busy=true] > *').first();
  const awaited = await boxOf(shape);
  release();
  const row = await boxOf(request.recent('Recent One'));
  expect([awaited.y, awaited.height]).toEqual([row.y, row.height]);
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'lines'));
  expect(seen).toEqual([true]);
});

test('the foot of the history is as wide as its table before its sums are there', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const { page } = portal;
  await holdBack(page, /\/orders\/summary/);
  await page.goto(address('sg', '/history/m4pk2'));
  const table = page.getByRole('table');
  await table.getByRole('row').nth(1).waitFor();
  const wide = async (it: Locator) => (await it.boundingBox())?.width;
  const cells = table.getByRole('row').last().locator('> *');
  const widths = await cells.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().width),
  );
  expect(widths.reduce((sum, each) => sum + each, 0)).toBeCloseTo((await wide(table)) ?? 0, 0);
});

/** An address was typed, and what the way to it costs is held back. */
async function beforeTheFee(newPage: () => Promise<Page>) {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, t, request } = portal;
  const release = await holdBack(page, /\/delivery\/fee/);
  await enter(portal);
  await request.typeAddress('1.2834, 103.8607');
  return { page, t, request, release };
}

/** Runs in the page, as one that is very busy: what should come a moment later comes late. */
function putOffForLong(): void {
  const putOff = setTimeout;
  Object.assign(globalThis, {
    setTimeout: (act: () => void, wait?: number) => putOff(act, wait ?? 60_000),
  });
}

/** Runs in the page, before anything else there: whether the lines of each picture said more than a name. */
function keepLines(): void {
  const lines = new Set<boolean>();
  const look = () => {
    const line = document.querySelector('[role=option]');
    if (line !== null) lines.add((line.textContent ?? '').trim() !== 'Recent One');
    Object.assign(globalThis, { lines: [...lines] });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** Nothing of it arrives before it is released. */
async function holdBack(page: Page, part: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(part, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** Where the panel ends that a line stands in. */
function panelEnd(line: Element): number {
  let panel: Element | null = line;
  while (panel && getComputedStyle(panel).position !== 'absolute') panel = panel.parentElement;
  return panel?.getBoundingClientRect().bottom ?? 0;
}
