import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { originPage } from '../pages/origin.ts';
import { paymentPage } from '../pages/payment.ts';
import { openAtOutlet, openMember, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { boxOf, expectInSight } from '../support/in-sight.ts';
import { enter, reachDetails } from './steps.ts';

test('all that is required is seen at once on a counter; the button, the fee and the times in every window', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, request } = portal;
  await page.setViewportSize({ width: 1280, height: 720 });
  await enter(portal);
  await page.getByRole('option').nth(3).waitFor();
  await expectAllInSight(portal, request.address);
  await expectInSight(page, request.submit);
  await page.setViewportSize({ width: 1280, height: 720 });
  await reachDetails(portal);
  await expectAllInSight(portal, request.changeAddress);
  const offer = [request.fee.last(), request.times.last()];
  await expectInSight(page, request.submit, 'foot', offer);
  await request.fillDetails(portal.shop);
  await request.toPayment.click();
  await request.submit.waitFor();
  await expectInSight(page, request.submit, 'foot', offer);
});

test('so are the button of the way in, and those of each step of a guest', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, signIn, request, shop } = portal;
  const origin = originPage(portal);
  await expectInSight(page, signIn.submit, 'page');
  await paymentPage(portal).enter.click();
  await origin.address.fill('1.2815, 103.848');
  await expectInSight(page, origin.confirm, 'page');
  await origin.confirm.click();
  await expectInSight(page, origin.save, 'page');
  await origin.save.click();
  await request.typeAddress(shop.near);
  await request.fields.name.waitFor();
  await expectInSight(page, request.submit);
});

test('so is the button that pays, also where each field of a card has a frame of its own', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'kw', width: 1280 });
  const payment = paymentPage(portal);
  await enter(portal);
  await reachDetails(portal);
  await portal.request.fillDetails(portal.shop);
  await portal.request.toPayment.click();
  await payment.chooseOnline();
  await expect.poll(() => payment.frames.count()).toBe(3);
  await expectInSight(portal.page, payment.pay);
});

/** The foot is higher once there are times and a price. */
test.for([
  [360, 640, 0],
  [360, 640, 6],
  [1280, 720, 6],
] as const)(
  'what is come to by keyboard is not left under the foot of the form: %s by %s, priced after %s steps',
  async ([width, height, priced], { newPage }) => {
    const portal = await openAtOutlet(newPage, { deployment: 'sg', width });
    const { page, request } = portal;
    await page.setViewportSize({ width, height });
    const price = Promise.withResolvers<void>();
    await page.route(/\/(delivery\/fee|estimations)$/, async (route) => {
      await price.promise;
      await route.continue();
    });
    await enter(portal);
    await reachDetails(portal);
    await request.fields.name.focus();
    for (let step = 0; step < 9; step += 1) {
      if (step === priced) {
        price.resolve();
        await request.times.waitFor();
        await request.fee.waitFor();
      }
      expect(await page.evaluate(coveredFocus), `after ${step} steps`).toBeNull();
      await page.keyboard.press('Tab');
    }
  },
);

/** Runs in the page: what has the focus while something lies over its lower edge. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null) return null;
  const { left, width, bottom } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, bottom - 3);
  return seen !== null && (focused.contains(seen) || seen.contains(focused))
    ? null
    : focused.outerHTML.slice(0, 200);
}

/** Above the foot, without scrolling. */
async function expectAllInSight({ request }: Portal, address: Locator): Promise<void> {
  const { name, phone, unit, amount } = request.fields;
  const foot = await boxOf(request.submit);
  for (const it of [address, name, phone, unit, amount, request.method('PAID')]) {
    const { y, height } = await boxOf(it);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(foot.y);
  }
}
