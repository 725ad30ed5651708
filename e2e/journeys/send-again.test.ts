import type { Locator, Page, Response, Route } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RecentOrder } from '#schemas';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

const recipientsCall = '**/recipients';
const otherFee = 91.25;

/** A product of its own, whose riders have delivered before anybody looks. */
let product: Product;
beforeAll(async () => {
  product = await startFreshProduct({ FLEET_SPEED: '600' });
});
afterAll(() => product.stop());

test('a delivered order is sent again with two clicks, no key and no scrolling', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280, port: product.port });
  const { page, shell, tracking, history, request, shop } = portal;
  await page.setViewportSize({ width: 1280, height: 720 });
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  let last = await submit(portal);
  const again = portal.t('order.duplicate');
  const delivered = async () => {
    await tracking.tab('delivered').click();
    await tracking.row(last).waitFor();
  };

  await shell.go('nav.tracking');
  await delivered();
  last = await sendAgain(portal, tracking.row(last).getByRole('button', { name: again }), last);

  await delivered();
  await shell.go('nav.history');
  await history.period.selectOption('today');
  const row = history.table
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: last }) });
  last = await sendAgain(portal, row.getByRole('button', { name: again }), last);
  const known = page.waitForResponse(recipientsCall);
  await shell.go('nav.request');
  const recent = request.recent(shop.customer.name);
  await recent.waitFor();
  await expectSound(page);
  await recent.hover();
  last = await sendAgain(portal, request.sendAgain(shop.customer.name), last);
  await tracking.panel(last).waitFor();
  await expectSound(page);

  const tell = await holdRecipients(page, await known);
  await shell.go('nav.request');
  await findByName(portal, tell);
  await shell.go('nav.tracking');
  await shell.go('nav.request');
  await request.hideRecent.click();
  await recent.waitFor({ state: 'hidden' });
  await page.reload();
  await request.showRecent.click();
  await recent.waitFor();
});

/** The next list of recipients comes when it is called for, of another order to each: until then a page shows those that it knew. */
async function holdRecipients(page: Page, known: Response): Promise<() => void> {
  const { result } = await known.json();
  const recipients = result.recipients.map((order: RecentOrder) => ({
    ...order,
    order_id: `${order.order_id}-again`,
    delivery_fee: otherFee,
  }));
  const held = Promise.withResolvers<void>();
  const answer = async (route: Route) => {
    await held.promise;
    await route.fulfill({ json: { result: { recipients } } });
  };
  await page.route(recipientsCall, answer, { times: 1 });
  return held.resolve;
}

/**
 * Typing a name finds who was delivered to, over the page; Escape closes, then clears; Control with Enter fills everything
 * in. A line stays marked when newer orders are heard of.
 */
async function findByName({ page, request, shop }: Portal, tell: () => void): Promise<void> {
  const { name } = shop.customer;
  await request.recent(name).waitFor();
  const below = await request.fields.name.boundingBox();
  await request.address.pressSequentially(name.slice(0, 3));
  const found = page.getByRole('group').getByRole('option', { selected: true });
  await found.filter({ hasText: name }).waitFor();
  // Under a list that is shorter nothing of what rests there looks out.
  await request.hideRecent.waitFor({ state: 'hidden' });
  expect(await request.fields.name.boundingBox()).toEqual(below);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await found.waitFor({ state: 'hidden' });
  expect(await request.address.inputValue()).toBe(name.slice(0, 3));
  await page.keyboard.press('Escape');
  await expect.poll(() => request.address.inputValue()).toBe('');
  await request.recent(name).waitFor();
  await page.keyboard.press('ArrowDown');
  const marked = page.getByRole('option', { selected: true });
  const line = marked.filter({ hasText: name });
  await line.waitFor();
  tell();
  await line.filter({ hasText: String(otherFee) }).waitFor();
  await page.keyboard.press('Control+Enter');
  await expectFocus(request.submit);
  expect(await request.fields.amount.inputValue()).not.toBe('');
  await request.beginAgain();
  await request.recent(name).click();
  await expectFocus(request.fields.amount);
  expect(await request.fields.name.inputValue()).toBe(name);
  await request.beginAgain();
}

/** Two clicks from here to a placed order; answers its id. */
async function sendAgain(portal: Portal, button: Locator, before: string): Promise<string> {
  const { page, request, shop } = portal;
  // What it needs comes right after the page's first picture.
  await button.and(page.locator(':enabled')).waitFor();
  const scrolls = await watchScrolling(page);
  await clickInSight(page, button);
  // Busy until the fee is there; a press is for what is shown.
  await expect.poll(() => request.submit.isEnabled()).toBe(true);
  await expectFocus(request.submit);
  // Who it is for stays in sight, too.
  expect(await scrolls()).toBe(0);
  await clickInSight(page, request.submit);
  await page.waitForURL((url) => {
    const id = url.searchParams.get('order_id');
    return url.pathname === `/order-tracking/${shop.outlet.id}` && id !== null && id !== before;
  });
  expect(await scrolls()).toBe(0);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** Clicks where something is, if it is wholly in the window as it stands. */
async function clickInSight(page: Page, it: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await it.boundingBox();
  if (box === null) throw new Error('it is not there');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** How far the page was scrolled, as a person would have to do. */
async function watchScrolling(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => scrollTo(0, 0));
  return () => page.evaluate(() => scrollY);
}
