import type { Page, WebSocketRoute } from 'playwright';
import { describe, expect } from 'vitest';
import { address } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { ordersNamed, placeOrder } from './api.ts';
import { cutOff, test } from './bad-network.ts';
import { ended, enter, freshName, vendorOf } from './steps.ts';

const ticket = /^POST \/orders\/api\/v1\/socket\/ticket$/;
/** Those of the list; how many orders a new outlet has had is asked for apart, and any time. */
const list = /^GET \/orders\/api\/v1\/vendor\/[^/]+\/orders(?!\?count=\d+$)/;

/** The order list of the demo's first outlet, live. */
async function openTracking(page: Page, port?: number): Promise<string> {
  await enter(page, address('sg', '/', port));
  const vendor = vendorOf(page);
  await page.getByRole('link', { name: 'Tracking' }).click();
  await banner(page, 'Live').waitFor();
  return vendor;
}

/** Orders for later stay there, however fast the riders are. */
const preOrders = (page: Page) => page.getByRole('tab', { name: /^Pre-orders/ });
const banner = (page: Page, text: string) => page.getByRole('status').getByText(text).first();

describe('the live connection', () => {
  test('says that it was cut, comes back and asks once for what it missed', async ({
    newPage,
    proxy,
  }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    const vendor = await openTracking(page, proxy.port);
    await preOrders(page).click();
    proxy.spoil(ticket, 'cut');
    proxy.cutSockets();
    await banner(page, 'No live connection').waitFor();
    const names = [freshName(), freshName(), freshName()];
    for (const name of names) await placeOrder(vendor, { name, isLater: true });
    const before = proxy.calls().length;
    proxy.heal();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await banner(page, 'Live').waitFor({ timeout: 2000 });
    for (const name of names) await page.getByText(name).waitFor({ timeout: 2000 });
    const calls = proxy.calls().slice(before);
    expect(calls.filter((call) => call.startsWith('UPGRADE'))).toHaveLength(1);
    expect(calls.filter((call) => list.test(call))).toEqual([]);
  });

  test('does not trust a socket that is open and silent for 25 seconds', async ({
    newPage,
    proxy,
  }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    await page.clock.install();
    const vendor = await openTracking(page, proxy.port);
    await preOrders(page).click();
    proxy.spoil(ticket, 'cut');
    proxy.muteSockets();
    const name = freshName();
    await placeOrder(vendor, { name, isLater: true });
    await page.clock.fastForward(10_000);
    expect(await banner(page, 'Live').isVisible()).toBe(true);
    await page.clock.fastForward(8000);
    await page.clock.fastForward(7000);
    await banner(page, 'No live connection').waitFor();
    proxy.heal();
    await page.clock.fastForward(30_000);
    await banner(page, 'Live').waitFor();
    await page.getByText(name).waitFor();
  });

  test('finds out on waking that the socket is dead', async ({ newPage, proxy }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    await openTracking(page, proxy.port);
    proxy.muteSockets();
    proxy.spoil(ticket, 'cut', 1);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await banner(page, 'No live connection').waitFor({ timeout: 4000 });
    await banner(page, 'Live').waitFor();
  });
});

const garbage = [
  'null',
  '[]',
  '{"event":"order_update"',
  '<!doctype html><title>502 Bad Gateway</title>',
  '{"event":"order_update","data":{"order_id":7},"seq":"many"}',
  '{"event":"teleported","__proto__":{"polluted":true}}',
  `"${'x'.repeat(200_000)}"`,
  '',
];

/** Says everything twice, each pair of frames in the wrong order, with garbage in between. */
function garble(route: WebSocketRoute): void {
  const server = route.connectToServer();
  let held: string | Buffer | null = null;
  server.onMessage((frame) => {
    for (const text of garbage) route.send(text);
    route.send(frame);
    if (held !== null) for (const each of [held, frame, held]) route.send(each);
    held = held === null ? frame : null;
  });
}

describe('frames that are malformed, doubled and out of order', () => {
  test('lead to the same orders as the server holds', async ({ newPage }) => {
    const page = await newPage();
    await page.routeWebSocket(/\/socket/, garble);
    const vendor = await openTracking(page);
    const name = freshName();
    const orderId = await placeOrder(vendor, { name });
    await page.getByRole('link', { name: 'Tracking' }).click();
    await page.goto(`/order-tracking/${vendor}?order_id=${orderId}`);
    const order = page.getByRole('article', { name: `Order ${orderId}` });
    await order.getByText(ended).first().waitFor({ timeout: 30_000 });
    const [held] = await ordersNamed(vendor, name);
    expect(held?.status).toMatch(/DELIVERED|CANCELLED|RETURNED|STALLED/);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
});
