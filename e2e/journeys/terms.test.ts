import { expect } from 'vitest';
import { openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment } from './steps.ts';

test('the terms are accepted before the first request, and asked for once', async ({ newPage }) => {
  const portal = await openThird(newPage, { deployment: 'sg', newToTerms: true });
  const { page, t, request } = portal;
  await reachDetails(portal);
  await request.openOptions();
  await page.getByText(t('request.order.weight', { max: 5 })).waitFor();
  await reachPayment(portal);
  await request.submit.click();
  await page.getByText(t('validation.accept-terms')).waitFor();
  await expect.poll(() => request.terms.evaluate((it) => it === document.activeElement)).toBe(true);
  // What the bar at the top covers depends on how far the page was moved.
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page);
  const links = ['request.terms.terms', 'request.terms.prohibited-items'].map((key) =>
    page.getByRole('link', { name: t(key) }).getAttribute('href'),
  );
  expect(await Promise.all(links)).toEqual(['/termsandconditions', '/prohibiteditems-c2c']);
  await request.terms.check();
  await request.submit.click();
  await page.waitForURL('**/order-tracking/m4pk3?order_id=*');

  await portal.tracking.tab('new').waitFor();
  await portal.shell.go('nav.request');
  await reachDetails(portal);
  await reachPayment(portal);
  expect(await request.terms.isVisible()).toBe(false);
});

test('a recipient whose age matters is marked on the order', async ({ newPage }) => {
  const portal = await openThird(newPage, { deployment: 'sg', width: 360 });
  const { page, t, request } = portal;
  await reachDetails(portal);
  await request.openOptions();
  await page.getByText(t('request.age-check.notice')).waitFor();
  await page.getByRole('checkbox', { name: t('request.age-check.label') }).check();
  await page.reload();
  await page.getByRole('checkbox', { name: t('request.age-check.label'), checked: true }).waitFor();
  await reachPayment(portal);
  await request.submit.click();
  await page.waitForURL('**/order-tracking/m4pk3?order_id=*');
  await page.getByText(t('order.age-check')).waitFor();
  await expectSound(page);
});

/** At the outlet that is shown first; the main job counts on the numbers of another one's orders. */
async function openThird(...opening: Parameters<typeof openMember>): Promise<Portal> {
  const portal = await openMember(...opening);
  const outlet = { id: 'm4pk3', name: 'Pandan Kitchen Tampines' };
  await enter(portal);
  return { ...portal, shop: { ...portal.shop, outlet, near: '1.3530, 103.9440' } };
}
