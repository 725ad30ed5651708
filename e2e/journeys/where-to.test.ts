import { expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { hold } from '../pages/request.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails, submit } from './steps.ts';

const typed = 'Blk 7 Everton Park behind the temple';

test('a pin keeps the words that were typed, and they can be corrected', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, t, request, shop } = portal;
  const line = page.getByRole('textbox', { name: t('request.destination.line') });
  const useFound = page.getByRole('button', { name: t('request.destination.use-found') });
  await enter(portal);
  await request.address.fill(typed);
  await hold(page, request.pin, 'ArrowUp');
  await page.getByText(t('request.destination.found').replace(/\{\{.*/, '')).waitFor();
  // One thing is to be pressed: words and pin are the address.
  expect(await useFound.count()).toBe(0);
  expect(await request.address.inputValue()).toBe(typed);
  await expectSound(page);
  await request.confirm.click();
  await request.fields.name.waitFor();
  expect(await line.inputValue()).toBe(typed);
  await expectSound(page);
  await line.fill(`${typed}, blue gate`);
  await request.fillDetails(shop);
  await request.fields.notes.fill('card 4242 4242 4242 4242');
  await request.toPayment.click();
  await page.locator('[id$=error]').getByText(t('error.payment.card-number')).waitFor();
  await expect
    .poll(() => request.fields.notes.evaluate((it) => it === document.activeElement))
    .toBe(true);
  await request.fields.notes.fill('Ring twice');
  await request.toPayment.click();
  for (const text of [`${typed}, blue gate`, 'Ring twice', '+65 9123 4567']) {
    await page.getByRole('definition').getByText(text).waitFor();
  }
  await request.back.click();
  await useFound.click();
  await expect.poll(() => line.inputValue()).toMatch(/^near |Singapore/);
});

test('coordinates that come the other way round are read, and it is said how; suggestions for an earlier text cannot be taken', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const { page, t, request } = portal;
  await enter(portal);
  // What is missing then is not wrong once it is there.
  await request.submit.click();
  await request.typeAddress('103.8519, 1.2903');
  await request.fields.name.waitFor();
  await page.getByText('We read latitude 1.29030, longitude 103.85190').waitFor();
  expect(await page.getByText(t('validation.fill-address')).count()).toBe(0);
  await expectSound(page);
  await request.beginAgain();
  await expect.poll(() => request.address.inputValue()).toBe('');
  await request.address.pressSequentially('048616');
  await request.suggestions.first().waitFor();
  await request.address.fill('Tampines Ma');
  await page.keyboard.press('Enter');
  expect(await request.address.inputValue()).toBe('Tampines Ma');
  await request.place('Tampines Mall').waitFor();
  expect(await page.getByText(t('validation.invalid-coordinates')).count()).toBe(0);
  await page.keyboard.press('Enter');
  await request.fields.name.waitFor();
  await page.getByText('Tampines Mall').first().waitFor();
});

test('a high amount that is not right leads to its field, and nothing to collect is asked about', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 360 });
  const { page, t, request, shop } = portal;
  await enter(portal);
  await reachDetails(portal);
  await request.fillDetails({ ...shop, amount: '1000' });
  await request.toPayment.click();
  await request.submit.waitFor();
  await request.pay('PAYMENT_ON_DELIVERY');
  if (await request.terms.isVisible()) await request.terms.check();
  await request.submit.click();
  await request.changeAmount.click();
  await expect
    .poll(() => request.fields.amount.evaluate((it) => it === document.activeElement))
    .toBe(true);
  await request.fields.amount.fill('');
  await request.toPayment.click();
  await request.submit.click();
  await page
    .locator('[role=alert], [id$=error]')
    .getByText(t('validation.nothing-to-collect'))
    .first()
    .waitFor();
  await expectSound(page);
});

test('what something else wrote into the fields is sent; the order is printed without the frame, the list and the buttons', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const { page, t, request, shop } = portal;
  await enter(portal);
  await reachDetails(portal);
  await request.fillDetails(shop);
  await request.fields.name.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'Filled In';
  });
  await request.toPayment.click();
  await page.getByRole('definition').getByText('Filled In').waitFor();
  await request.submit.waitFor();
  await request.pay('CASH_ON_DELIVERY');
  await submit(portal);
  const panel = page.getByRole('article');
  await panel.getByText('$24.50').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('tab').count()).toBe(0);
  await panel.getByText(t('order.money.collects')).waitFor();
  const clipped = await panel.evaluate((article) => {
    const parent = article.parentElement;
    return parent === null || parent.scrollHeight > parent.clientHeight + 1;
  });
  expect(clipped).toBe(false);
});
