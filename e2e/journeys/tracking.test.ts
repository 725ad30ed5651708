import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { type ConnectedFleet, startConnectedFleet } from '../support/connected-fleet.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

let fleet: ConnectedFleet;
beforeAll(async () => {
  fleet = await startConnectedFleet();
});
afterAll(() => fleet.stop());

test('an order goes from tab to tab, its rider is asked for every two seconds, and searches are remembered', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', port: fleet.product.port });
  await enter(portal);
  const later = await placeForLater(portal);
  const before = await waitsAmongPreOrders(portal, later);
  await cancel(portal, later, before);
  const now = await placeForNow(portal);
  const asked = watchRiders(portal);
  const places = await watchPlaces(portal, now);
  await keepsPlaces(portal, now);
  await ridesToShop(portal, now);
  await expect.poll(() => asked().length, { timeout: 30_000 }).toBeGreaterThan(4);
  expectEveryTwoSeconds(asked());
  await goesThroughTheTabs(portal, now, before);
  for (const seen of await places()) expect(seen).toHaveLength(1);
  await selectionsLeaveNoTrace(portal, [now, later]);
  await searches(portal, now);
  await searchesLeaveWithTheirPerson(portal);
});

async function placeForLater(portal: Portal): Promise<string> {
  const { request } = portal;
  await reachDetails(portal);
  await request.openOptions();
  await request.collection('later').check();
  await request.fillDetails({ ...portal.shop, customer: laterCustomer });
  await request.toPayment.click();
  await request.submit.waitFor();
  return submit(portal);
}
const laterCustomer = { name: 'Lim Wei Jie', phone: '81234567', unit: '03-11' };

async function placeForNow(portal: Portal): Promise<string> {
  await portal.shell.go('nav.request');
  await reachDetails(portal);
  await reachPayment(portal);
  return submit(portal);
}

type Counts = {
  readonly collected: number;
  readonly delivered: number;
  readonly cancelled: number;
};

/** Nobody is on the way to it yet, so there is no map to look at. Answers what was there before. */
async function waitsAmongPreOrders(portal: Portal, orderId: string): Promise<Counts> {
  const { page, t, tracking } = portal;
  await expect.poll(() => tracking.count('preorders')).toBe(1);
  await tracking.panel(orderId).getByText(t('status.scheduled')).first().waitFor();
  await tracking.panel(orderId).getByText(t('order.map-hidden')).waitFor();
  expect(await tracking.onMap(orderId).count()).toBe(0);
  await expectSound(page);
  return {
    collected: await tracking.count('collected'),
    delivered: await tracking.count('delivered'),
    cancelled: await tracking.count('cancelled'),
  };
}

async function cancel({ t, tracking }: Portal, orderId: string, before: Counts): Promise<void> {
  await fleet.report(orderId, 'RECEIVED');
  await tracking.showMore();
  await tracking.cancel.click();
  await tracking.reason.selectOption('mistake_error');
  await tracking.confirmCancel.click();
  await tracking.panel(orderId).getByText(t('reason.mistake_error')).waitFor();
  await expect.poll(() => tracking.count('cancelled')).toBe(before.cancelled + 1);
  expect(await tracking.count('preorders')).toBe(0);
}

/** When riders were asked for, by the page or its workers. */
function watchRiders({ page }: Portal): () => readonly number[] {
  const asked: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/riders/locate')) asked.push(performance.now());
  });
  return () => asked;
}

/** At which heights the number, the actions and the map of an order stand while it goes on, and its news comes and goes. */
async function watchPlaces({ page, t, tracking }: Portal, orderId: string) {
  const panel = tracking.panel(orderId);
  await panel.getByText(t('order.note.pre-accepted')).waitFor();
  const parts = [
    panel.getByText(orderId, { exact: true }),
    panel.getByRole('button', { name: t('order.more'), exact: true }),
    panel.locator('[data-still]'),
  ];
  for (const part of parts) await part.evaluate(watchHeight);
  return () => page.evaluate(() => (globalThis as Watching).heights ?? []);
}

/** Before a rider is found and after, whatever the state is called. */
async function keepsPlaces(portal: Portal, orderId: string): Promise<void> {
  const { t, tracking } = portal;
  const first = await besideRider(portal, orderId);
  await fleet.report(orderId, 'ASSIGNED_TO_TRANSPORT');
  await tracking.panel(orderId).getByText(t('status.dispatched')).waitFor();
  expect(await besideRider(portal, orderId)).toEqual(first);
  await fleet.accept(orderId);
  await tracking.call(orderId).waitFor();
  expect(await besideRider(portal, orderId)).toEqual(first);
}

/** Where the action beside the call to the rider begins, and the facts under what is known of them: beside the map, and below it. */
async function besideRider(portal: Portal, orderId: string) {
  const { page } = portal;
  await page.evaluate(pauseWatching, true);
  await page.setViewportSize({ width: 960, height: 900 });
  const below = await aroundRider(portal, orderId);
  await page.setViewportSize({ width: 1280, height: 900 });
  const beside = await aroundRider(portal, orderId);
  await page.evaluate(pauseWatching, false);
  return { below, beside };
}

/** Once the page has taken its new shape: two looks see the same. */
async function aroundRider({ t, tracking }: Portal, orderId: string) {
  const panel = tracking.panel(orderId);
  const look = async () => {
    const action = await panel.getByRole('link', { name: t('order.call-customer') }).boundingBox();
    const facts = await panel.getByText(t('order.address'), { exact: true }).boundingBox();
    return { left: action?.x, top: facts?.y };
  };
  let seen = await look();
  const isStill = async () => {
    const before = seen;
    seen = await look();
    return before.left === seen.left && before.top === seen.top;
  };
  await expect.poll(isStill, { interval: 200 }).toBe(true);
  return seen;
}

type Watching = { heights?: number[][]; isPaused?: boolean };

/** Runs in the page, which takes another shape meanwhile. */
function pauseWatching(isPaused: boolean): void {
  (globalThis as Watching).isPaused = isPaused;
}

/** Runs in the page. */
function watchHeight(element: Element): void {
  const all = globalThis as Watching;
  const seen: number[] = [];
  all.heights = [...(all.heights ?? []), seen];
  setInterval(() => {
    if (all.isPaused === true) return;
    const top = Math.round(element.getBoundingClientRect().top + scrollY);
    if (element.isConnected && !seen.includes(top)) seen.push(top);
  }, 50);
}

async function ridesToShop({ t, tracking }: Portal, orderId: string): Promise<void> {
  await expect.poll(() => tracking.count('new')).toBe(1);
  await tracking.call(orderId).waitFor();
  const eta = t('order.eta.pickup_one', { count: 1 });
  await tracking.panel(orderId).getByText(eta).waitFor();
  await tracking
    .onMap(orderId)
    .filter({ hasText: t('map.marker.pickup') })
    .waitFor();
  const rider = tracking.onMap(orderId).filter({ hasText: t('order.rider.on-map', { name: '' }) });
  await rider.waitFor();
}

async function goesThroughTheTabs(
  { tracking }: Portal,
  orderId: string,
  before: Counts,
): Promise<void> {
  await fleet.report(orderId, 'COURIER_LEFT_VENDOR');
  await expect.poll(() => tracking.count('collected')).toBe(before.collected + 1);
  expect(await tracking.count('new')).toBe(0);
  await fleet.report(orderId, 'DELIVERED');
  await expect.poll(() => tracking.count('delivered')).toBe(before.delivered + 1);
  expect(await tracking.count('collected')).toBe(before.collected);
}

/** A busy machine makes pauses longer, and some of them shorter after that, but not the whole. */
function expectEveryTwoSeconds(asked: readonly number[]): void {
  const [first = 0] = asked;
  const took = ((asked.at(-1) ?? 0) - first) / 1000;
  expect(took / (asked.length - 1)).toBeGreaterThan(1.9);
  expect(took / (asked.length - 1)).toBeLessThan(4);
}

/** Looking at one order after another is no way that anybody wants to go back. */
async function selectionsLeaveNoTrace(
  { page, tracking, request }: Portal,
  [delivered, cancelled]: readonly [string, string],
): Promise<void> {
  await tracking.tab('delivered').click();
  await tracking.row(delivered).click();
  await tracking.tab('cancelled').click();
  await tracking.row(cancelled).click();
  await page.waitForURL(`**/order-tracking/*?order_id=${cancelled}`);
  await tracking.panel(cancelled).waitFor();
  await page.goBack();
  await request.address.waitFor();
  await page.goForward();
  await tracking.panel(cancelled).waitFor();
}

async function searches({ page, t, tracking, shop }: Portal, orderId: string): Promise<void> {
  // A search looks into every tab, and says where it found something.
  await tracking.tab('collected').click();
  await tracking.search.fill(orderId);
  await page.getByRole('button', { name: `${t('tracking.tab.delivered')} (1)` }).click();
  await expectFocus(tracking.tab('delivered'));
  for (const found of ['tan mei', '9123 4567']) {
    await tracking.search.fill(found);
    await tracking.row(orderId).waitFor();
    await tracking.search.blur();
  }
  // Enter means it as leaving the field does, and a press on the field that has the focus shows what was searched for.
  await tracking.search.fill(orderId);
  await tracking.row(orderId).waitFor();
  await tracking.search.press('Enter');
  await tracking.search.fill('');
  await page.keyboard.press('Escape');
  await tracking.recent.first().waitFor({ state: 'detached' });
  await expectFocus(tracking.search);
  await tracking.search.click();
  await tracking.recent.getByText(orderId).waitFor();
  await tracking.search.fill('nobody');
  await page.getByText(t('tracking.empty.search', { search: 'nobody' })).waitFor();
  await expectSound(page);
  await tracking.search.fill('');
  await page.reload();
  await tracking.search.click();
  await expect
    .poll(() => tracking.recent.allInnerTexts())
    .toEqual([orderId, '9123 4567', 'tan mei']);
  await tracking.recent.getByText('9123 4567').click();
  expect(await tracking.search.inputValue()).toBe('9123 4567');
  await tracking.tab('delivered').click();
  await tracking.row(orderId).getByText(shop.customer.name).waitFor();
}

/** Also from a page that has no search box. */
async function searchesLeaveWithTheirPerson({
  page,
  shell,
  signIn,
  request,
  tracking,
}: Portal): Promise<void> {
  await page.goto(new URL('/request-a-rider', page.url()).href);
  await request.address.waitFor();
  await shell.signOut();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).toBe('[]');
  await signIn.as();
  await request.address.waitFor();
  await shell.go('nav.tracking');
  await tracking.search.click();
  expect(await tracking.recent.count()).toBe(0);
}
