import { expect } from 'vitest';
import { openMember } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

test('a fee above its base says why, part by part, in amounts with separators', async ({
  newPage,
}) => {
  const outlet = { id: 'w2mk3', name: 'Mekong Kitchen Patuxay' };
  const opened = await openMember(newPage, {
    ...{ deployment: 'la', width: 360 },
    outlet: outlet.id,
  });
  const portal = { ...opened, shop: { ...opened.shop, outlet, near: '17.9634, 102.6074' } };
  const { page, t, request } = portal;
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  await request.pay('CASH_ON_DELIVERY');
  const because = page.getByText(/2,000 because of how it is paid: /);
  const distance = page.getByText(/for the distance of 1\.\d km/);
  await because.waitFor();
  expect(await because.innerText()).toContain(t('payment.CASH_ON_DELIVERY'));
  await distance.waitFor();
  await page.getByText(/above the base fee of .*12,000/).waitFor();
  await page.getByText('150,000').first().waitFor();
  await expectSound(page);
  await request.pay('PAID');
  await because.waitFor({ state: 'hidden' });
  await distance.waitFor();
});

test('an order is paid at pickup, and says before when its rider is there', async ({ newPage }) => {
  const opened = await openMember(newPage, { deployment: 'sg' });
  // The outlet that is shown first.
  const outlet = { id: 'm4pk3', name: 'Pandan Kitchen Tampines' };
  const portal = { ...opened, shop: { ...opened.shop, outlet, near: '1.3530, 103.9440' } };
  const { page, t, tracking } = portal;
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  const estimate = (form: string) =>
    t(`order.eta.pickup_${form}`, { count: '@' }).replace('@', '\\d+');
  await page.getByText(new RegExp(`${estimate('one')}|${estimate('other')}`)).waitFor();
  await page.getByText(t('request.collection.asap'), { exact: true }).waitFor();
  await page.getByRole('radio', { name: t('payment.AT_PICKUP') }).check();
  await page.getByText(t('request.summary.nothing')).waitFor();
  await expectSound(page);
  const orderId = await submit(portal);
  await tracking.panel(orderId).getByText(t('payment.AT_PICKUP')).waitFor();
});

test('an unusually high amount is sent only once it was confirmed', async ({ newPage }) => {
  const opened = await openMember(newPage, { deployment: 'sg', width: 360, scheme: 'dark' });
  // The outlet that is shown first.
  const outlet = { id: 'm4pk3', name: 'Pandan Kitchen Tampines' };
  const shop = { ...opened.shop, outlet, near: '1.3530, 103.9440', amount: '500.01' };
  const portal = { ...opened, shop };
  const { page, request, tracking } = portal;
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  await page.getByText(new RegExp(`^${shop.customer.unit}, .`)).waitFor();
  // A double click asks once: its second half leads to the question, too.
  await request.submit.dblclick();
  await request.amountQuestion.getByText(/^\S*500\.01 /).waitFor();
  await expectFocus(request.amountQuestion);
  await expectSound(page);
  await request.changeAmount.click();
  await request.amountQuestion.waitFor({ state: 'hidden' });
  await expectFocus(request.fields.amount);
  // Among the details it stands under the amount; who types another one has answered.
  await request.submit.click();
  await expectFocus(request.amountQuestion);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expectFocus(request.fields.amount);
  await request.submit.click();
  await request.amountQuestion.waitFor();
  await request.fields.amount.fill('600.01');
  await request.amountQuestion.waitFor({ state: 'hidden' });
  await request.fields.amount.fill('500.01');
  await request.submit.click();
  await request.amountQuestion.getByRole('button', { name: /500\.01/ }).click();
  await page.waitForURL(`**/order-tracking/${outlet.id}?order_id=*`);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  await tracking.panel(orderId).getByText('500.01').first().waitFor();
});
