import { expect } from 'vitest';
import { openMember } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { enter, reachDetails } from './steps.ts';

test('what is corrected while an order is sent that fails is what the next press sends', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, request, shop } = portal;
  await enter(portal);
  await reachDetails(portal);
  await request.fillDetails(shop);
  expectFault(page, /400/);
  const answer = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/orders/api/v1/order', async (route) => {
    const { customer } = route.request().postDataJSON();
    sent.push(customer.name);
    if (sent.length > 1) return route.continue();
    await answer.promise;
    const json = { error: { code: 'BadRequest', message: '' } };
    return route.fulfill({ status: 400, json });
  });
  await request.submit.click();
  await expect.poll(() => sent).toHaveLength(1);
  await request.fields.name.fill('Corrected Name');
  answer.resolve();
  await request.submit.click();
  await expect.poll(() => sent).toEqual([shop.customer.name, 'Corrected Name']);
  await page.waitForURL('**/order-tracking/*?order_id=*');
});
