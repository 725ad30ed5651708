import { expect } from 'vitest';
import { openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment } from './steps.ts';

const outlet = { id: 'm4pk3', name: 'Pandan Kitchen Tampines' };

test('a voucher is looked for, taken off the fee, held again and used', async ({ newPage }) => {
  const portal = await openThird(newPage, { deployment: 'sg', width: 360 });
  const { page, t, request } = portal;
  await reachDetails(portal);
  await reachPayment(portal);
  expectFault(page, /40[49]/);
  await request.voucher.fill('nosuch');
  await request.voucher.press('Enter');
  await page.getByText(t('voucher.error.get.message')).waitFor();
  await expect.poll(() => focused(portal)).toBe('voucherCode');
  await expectSound(page);
  await request.voucher.fill('lastyear');
  await request.applyVoucher.click();
  await page.getByText(t('voucher.error.validation.message')).waitFor();
  await request.submit.click();
  await page.getByText(t('request.voucher.pending')).waitFor();
  await request.voucher.fill(' welcome2');
  await request.applyVoucher.click();
  await expectFocus(request.removeVoucher);
  await request.removeVoucher.click();
  await expectFocus(request.voucher);
  await request.voucher.fill('welcome2');
  await request.applyVoucher.click();
  await request.removeVoucher.waitFor();
  await expectSound(page);
  // Another way of paying asks for the fee again, and for the voucher with it; so does a reload.
  await request.pay('CASH_ON_DELIVERY');
  await request.removeVoucher.waitFor();
  await page.reload();
  await request.removeVoucher.waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('signature');
  await request.submit.click();
  await page.waitForURL(`**/order-tracking/${outlet.id}?order_id=*`);
  await page.getByText('WELCOME2').waitFor();
});

test('Enter in the field of a voucher looks for it, and leads nowhere else from the details', async ({
  newPage,
}) => {
  const portal = await openThird(newPage, { deployment: 'sg' });
  const { page, t, request, shop } = portal;
  await reachDetails(portal);
  await request.fillDetails(shop);
  await request.openOptions();
  expectFault(page, /404/);
  await request.voucher.fill('nosuch');
  await request.voucher.press('Enter');
  await page.getByText(t('voucher.error.get.message')).waitFor();
  await expect.poll(() => focused(portal)).toBe('voucherCode');
  expect(await request.back.count()).toBe(0);
});

test('a voucher that holds no more is cleared and said before anything is charged', async ({
  newPage,
}) => {
  const portal = await openThird(newPage, { deployment: 'sg' });
  const { page, t, request } = portal;
  await reachDetails(portal);
  await reachPayment(portal);
  await request.voucher.fill('SAVE20');
  await request.applyVoucher.click();
  await request.removeVoucher.waitFor();
  expectFault(page, /409/);
  const refuse = (code: string) => ({
    status: 409,
    json: {
      errors: [
        {
          ...{ code, message: '' },
          meta: { translation_key: 'voucher.error.validation.message' },
        },
      ],
    },
  });
  await page.route('**/orders/api/v1/order', (route) => route.fulfill(refuse('SignatureExpired')), {
    times: 1,
  });
  await page.route('**/voucher/validate', (route) => route.fulfill(refuse('VoucherInvalid')));
  await request.submit.click();
  await request.feeQuestion.waitFor();
  await request.declineFee.click();
  await page.getByText(t('voucher.error.validation.message')).waitFor();
  expect(await request.removeVoucher.isVisible()).toBe(false);
});

test('a VAT number is asked for in full, and stands on the order', async ({ newPage }) => {
  const portal = await openThird(newPage, { deployment: 'sg', width: 768 });
  const { page, t, request } = portal;
  await reachDetails(portal);
  await reachPayment(portal);
  await request.vatNumber.fill('123');
  await request.submit.click();
  await page.getByText(t('validation.vat-number', { length: 8 })).waitFor();
  await expect.poll(() => focused(portal)).toBe('vatNumber');
  await request.vatNumber.fill('GB123456');
  await request.submit.click();
  await page.waitForURL(`**/order-tracking/${outlet.id}?order_id=*`);
  await page.getByText('GB123456').waitFor();
});

test('an order for later is collected at a quarter of an hour, and waits among the pre-orders', async ({
  newPage,
}) => {
  const portal = await openThird(newPage, { deployment: 'sg' });
  const { page, t, request, tracking } = portal;
  await reachDetails(portal);
  await request.openOptions();
  await request.collection('later').check();
  const time = page.getByRole('combobox', { name: t('request.collection.time') });
  await time.waitFor();
  await page
    .getByRole('combobox', { name: t('request.collection.day') })
    .selectOption({ label: await tomorrow(portal) });
  const chosen = Number(await time.inputValue());
  expect(chosen % 900).toBe(0);
  const said = await time.locator('option:checked').innerText();
  await expectSound(page);
  await reachPayment(portal);
  await request.submit.click();
  await page.waitForURL(`**/order-tracking/${outlet.id}?order_id=*`);
  const id = new URL(page.url()).searchParams.get('order_id') ?? '';
  await tracking.tab('preorders').click();
  await tracking.row(id).getByText(said).waitFor();
});

/** The name of the second day that is offered. */
async function tomorrow({ page, t }: Portal): Promise<string> {
  const days = page.getByRole('combobox', { name: t('request.collection.day') });
  return (await days.getByRole('option').nth(1).innerText()).trim();
}

const focused = ({ page }: Portal) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

/** At the outlet that is shown first, whose orders nobody counts. */
async function openThird(...opening: Parameters<typeof openMember>): Promise<Portal> {
  const portal = await openMember(...opening);
  await enter(portal);
  return { ...portal, shop: { ...portal.shop, outlet, near: '1.3530, 103.9440' } };
}
