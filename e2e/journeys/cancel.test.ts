import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { cutOff } from '../faults/bad-network.ts';
import { paymentPage, testCards } from '../pages/payment.ts';
import { openAtOutlet, openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { startConnectedFleet } from '../support/connected-fleet.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment, showList, submit } from './steps.ts';

/** A fleet that takes its time, so that an order can be cancelled at leisure. */
let slow: Product;
beforeAll(async () => {
  slow = await startFreshProduct({ FLEET_SPEED: '0.5' });
});
afterAll(() => slow.stop());

test.for([
  { deployment: 'sg', width: 1280, scheme: 'dark' },
  { deployment: 'kw', width: 360, scheme: 'dark' },
] as const)(
  'on $deployment an order is cancelled with a reason, once the server says so',
  async (visitor, { newPage }) => {
    const portal = await openAtOutlet(newPage, { ...visitor, port: slow.port });
    const { page, t, tracking } = portal;
    await enter(portal);
    await reachDetails(portal);
    await reachPayment(portal);
    const orderId = await submit(portal);
    await tracking.panel(orderId).waitFor();
    await tracking.showMore();
    await tracking.cancel.waitFor();
    await expectSound(page);
    await tracking.cancel.click();
    await confirmWithoutReason(portal);
    if (visitor.width === 360) await confirmOffline(portal);
    const request = await hold(portal, '**/order/cancel');
    await tracking.reason.selectOption('mistake_error');
    await tracking.cost.getByText(t('order.cancel.cost.before-match')).waitFor();
    await tracking.confirmCancel.click();
    await tracking.cancelPending.waitFor();
    expect(await tracking.panel(orderId).getByText(t('status.cancelled')).count()).toBe(0);
    request.release();
    await tracking.panel(orderId).getByText(t('reason.mistake_error')).waitFor();
    await tracking.announced(orderId, 'cancelled').waitFor({ state: 'attached' });
    await showList(portal);
    await tracking.tab('cancelled').click();
    await tracking.row(orderId).waitFor();
    await expectSound(page);
  },
);

async function confirmWithoutReason({ page, t, tracking }: Portal): Promise<void> {
  await tracking.confirmCancel.click();
  await expectError(tracking.reason, t('order.cancel.choose-reason'));
  await expectFocus(tracking.reason);
  await expectSound(page);
}

/** What never left is said to have changed nothing, beside all that can be pressed, though nothing can be loaded any more. */
async function confirmOffline(portal: Portal): Promise<void> {
  const { page, t, tracking } = portal;
  expectFault(page, cutOff);
  await tracking.reason.selectOption('mistake_error');
  // A phone shows no logo, so that it is loaded with the first wide window.
  await expectOutletInSight(portal);
  await page.context().setOffline(true);
  await tracking.confirmCancel.click();
  const notice = page.locator('[data-notice]').filter({ hasText: t('error.cancel.offline') });
  await notice.waitFor();
  await expect.poll(() => liesOver(notice)).toEqual([]);
  await expectOutletInSight(portal);
  await page.context().setOffline(false);
  await notice.getByRole('button').click();
  // The notice has gone, and the reason is still there until it is tried again.
  await tracking.failure.waitFor();
  await expectSound(page);
  await tracking.showMore();
  await tracking.cancel.click();
}

/** What is wrong with the connection takes neither the logo's room nor the outlet's. */
async function expectOutletInSight({ page, shell }: Portal): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ ...size, width });
    const logo = page.getByRole('banner').getByRole('img').first();
    const widths = () =>
      Promise.all([logo, shell.branch].map(async (it) => (await it.boundingBox())?.width ?? 0));
    await expect
      .poll(async () => (await widths()).map((own) => own > 100), { message: `${width} px` })
      .toEqual([true, true]);
  }
  await page.setViewportSize(size);
}

/** Small buttons and links under a notice. */
function liesOver(notice: Locator): Promise<string[]> {
  return notice.evaluate((it) => {
    const box = it.getBoundingClientRect();
    const under = [...document.querySelectorAll('a[href], button')].filter((control) => {
      const { top, bottom, height } = control.getBoundingClientRect();
      const isSeen = height > 0 && height < 56 && control.checkVisibility();
      return isSeen && !it.contains(control) && top < box.bottom && bottom > box.top;
    });
    return under.map((control) => control.textContent ?? '');
  });
}

/** Keeps what the page asks for at such an address from being answered until it is released. */
async function hold({ page }: Portal, address: string): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
}

test('what cancelling costs is said before, and said again when it has changed', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360, port: slow.port });
  const { page, t, tracking } = portal;
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  const lesser = await hold(portal, '**/assets/lesser-list-*.js');
  const orderId = await submit(portal);
  await tracking.panel(orderId).waitFor();
  await tracking.showMore();
  // What comes once the menu is open is in sight as well.
  lesser.release();
  await tracking.cancel.click();
  await tracking.reason.selectOption('mistake_error');
  await tracking.cost.getByText(t('order.cancel.cost.before-match')).waitFor();
  expectFault(page, /409/);
  await page.route('**/order/cancel', (route) => route.fulfill(dearer), { times: 1 });
  await tracking.confirmCancel.click();
  await tracking.cancelDialog.getByText(t('order.cancel.cost-changed')).waitFor();
  await expectSound(page);
  await tracking.confirmCancel.click();
  await tracking.panel(orderId).getByText(t('reason.mistake_error')).waitFor();
  await tracking.panel(orderId).getByText(t('order.cancel-charge')).waitFor();
});

test('an order that goes on while somebody is about to cancel it says so, and keeps the focus', async ({
  newPage,
  onTestFinished,
}) => {
  const fleet = await startConnectedFleet();
  onTestFinished(fleet.stop);
  const { port } = fleet.product;
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360, port });
  const { page, t, tracking } = portal;
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  const orderId = await submit(portal);
  await tracking.panel(orderId).waitFor();
  await fleet.report(orderId, 'RECEIVED');
  await tracking.showMore();
  await tracking.cancel.click();
  await tracking.reason.selectOption('mistake_error');
  await fleet.report(orderId, 'PICKED_UP');
  const stopped = page.getByRole('dialog', { name: t('order.cancel.stopped') });
  await stopped.waitFor();
  await stopped.getByText(orderId).waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await stopped.waitFor({ state: 'detached' });
  await expectFocus(tracking.panel(orderId).getByRole('heading', { level: 2 }));
});

test('what was paid by card is given back, and the history says how much', async ({ newPage }) => {
  const opened = await openMember(newPage, { deployment: 'kw', port: slow.port });
  // The outlet that is shown first; it may pay by card.
  const outlet = { id: 'z8dk3', name: 'Dhow Kitchen Hawalli' };
  const portal = { ...opened, shop: { ...opened.shop, outlet, near: '29.3350, 48.0300' } };
  const { page, t, request, tracking, shell, history } = portal;
  const payment = paymentPage(portal);
  await enter(portal);
  await reachDetails(portal);
  await request.fillDetails(portal.shop);
  await request.toPayment.click();
  await payment.chooseOnline();
  await payment.typeInFrames(testCards.success);
  await payment.pay.click();
  await payment.onTracking(outlet.id);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  await tracking.panel(orderId).waitFor();
  await tracking.showMore();
  await tracking.cancel.click();
  await tracking.reason.selectOption('mistake_error');
  await tracking.confirmCancel.click();
  await tracking.panel(orderId).getByText(t('order.refund')).waitFor();
  await shell.go('nav.history');
  await history.period.selectOption('today');
  await history.order(orderId).click();
  await history.fact(orderId, 'order.refund').getByText(/\d/).waitFor();
  await expectSound(page);
});

/** The server's answer when a rider was found between the question and the request. */
const dearer = {
  status: 409,
  json: { errors: [{ code: 'ChargeChanged', message: '', meta: { values: { charge: 6 } } }] },
};
