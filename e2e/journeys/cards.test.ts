import { expect } from 'vitest';
import { paymentPage, testCards } from '../pages/payment.ts';
import { openMember, openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails } from './steps.ts';

/** The outlet that is shown first; it may pay by card, and each field of a card has a frame of its own there. */
const outlet = { id: 'z8dk3', name: 'Dhow Kitchen Hawalli' };

test('a card that is typed field by field is kept, and pays the next time without its number', async ({
  newPage,
}) => {
  const opened = await openMember(newPage, { deployment: 'kw', width: 360 });
  const portal = { ...opened, shop: { ...opened.shop, outlet, near: '29.3350, 48.0300' } };
  const { request, shell } = portal;
  const payment = paymentPage(portal);
  await enter(portal);
  await reachDetails(portal);
  await request.fillDetails(portal.shop);
  await request.toPayment.click();
  await payment.chooseOnline();
  await expect.poll(() => payment.frames.count()).toBe(3);
  await payment.typeInFrames(testCards.success);
  await expectSound(portal.page);
  await payment.keep.check();
  await payment.pay.click();
  await payment.onTracking(outlet.id);
  const first = portal.page.url();

  await shell.go('nav.request');
  await reachDetails(portal);
  await request.fillDetails(portal.shop);
  await request.toPayment.click();
  await payment.chooseOnline();
  await payment.kept('1111').check();
  await expect.poll(() => payment.frames.count()).toBe(0);
  await expectSound(portal.page);
  await payment.pay.click();
  await portal.page.waitForURL((url) => url.href !== first && url.href.includes('order_id='));
});

test('one request in two tabs is paid once, and both show its order', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const payment = paymentPage(portal);
  await payment.reachCard();
  const context = portal.page.context();
  const next = await openPortal(newPage, { deployment: 'sg', context });
  const again = paymentPage(next);
  await next.request.method('ONLINE_PAYMENT').waitFor();
  await again.chooseOnline();
  await again.number.waitFor();
  await payment.payWith(testCards.success);
  await payment.onTracking();
  await again.payWith(testCards.success);
  await again.onTracking();
  expect(next.page.url()).toBe(portal.page.url());
  const tabs = ['new', 'preorders', 'collected', 'delivered', 'cancelled'];
  const counts = async () => {
    const all = await Promise.all(tabs.map((id) => next.tracking.count(id)));
    return all.reduce((sum, count) => sum + (count || 0), 0);
  };
  await expect.poll(counts).toBe(1);
});
