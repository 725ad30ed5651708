import { expect } from 'vitest';
import { openMember } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectFocus } from '../support/sound.ts';
import { enter, reachDetails } from './steps.ts';

test('nothing is typed into an order that is being sent, and what is corrected once it failed is what the next press sends', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, t, request, shop } = portal;
  await enter(portal);
  await reachDetails(portal);
  await request.openOptions();
  await request.collection('later').check();
  const time = page.getByRole('combobox', { name: t('request.collection.time') });
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
  // What is typed now could not be part of the order: the field says so, and keeps the focus that it had.
  const { name } = request.fields;
  await expect.poll(() => name.isEditable()).toBe(false);
  const chosen = await time.inputValue();
  await time.focus();
  await page.keyboard.press('ArrowDown');
  expect(await time.inputValue()).toBe(chosen);
  await name.focus();
  await page.keyboard.type('!');
  answer.resolve();
  await expect.poll(() => name.isEditable()).toBe(true);
  await expectFocus(name);
  expect(await name.inputValue()).toBe(shop.customer.name);
  await name.fill('Corrected Name');
  await request.submit.click();
  await expect.poll(() => sent).toEqual([shop.customer.name, 'Corrected Name']);
  await page.waitForURL('**/order-tracking/*?order_id=*');
});
