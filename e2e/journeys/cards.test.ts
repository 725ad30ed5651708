import { expect } from 'vitest';
import { paymentPage, testCards } from '../pages/payment.ts';
import { openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';

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
