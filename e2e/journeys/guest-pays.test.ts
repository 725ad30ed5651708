import { expect } from 'vitest';
import { originPage } from '../pages/origin.ts';
import { paymentPage, securityCode, testCards } from '../pages/payment.ts';
import { openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';

test('a guest pays by card and watches the delivery; no number ever reaches the portal', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, t } = portal;
  const payment = paymentPage(portal);
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).host === new URL(page.url()).host) sent.push(asked.postData() ?? '');
  });
  await payment.reachCard();
  await payment.number.waitFor();
  await expectSound(page);
  expect(await payment.schemes.allInnerTexts()).toEqual(['Visa', 'Mastercard']);
  // One press says all that is missing, with the focus on the first of it.
  await payment.pay.click();
  for (const label of ['Card number', 'Expiry date', 'Security code'])
    await page
      .frameLocator('iframe')
      .getByRole('textbox', { name: label, description: /empty/ })
      .waitFor();
  expect(await payment.name.getAttribute('aria-invalid')).toBe('true');
  await expectFocus(payment.name);
  await payment.number.fill(testCards.success.slice(0, 4));
  expect(await payment.schemes.allInnerTexts()).toEqual(['Visa']);
  await payment.payWith(testCards.success);
  await payment.onTracking();
  await page.getByText(t('order.fee.paid')).first().waitFor();
  const seen = (await payment.held()) + sent.join('\n');
  expect(seen.replaceAll(' ', '')).not.toContain(testCards.success);
  expect(sent.join('\n')).not.toContain(`"${securityCode}"`);
  expect(await payment.held()).not.toContain('tok_');
  await page.getByRole('link', { name: t('nav.history') }).click();
  await page.getByText(t('guest.history')).waitFor();
});

test('who goes on with an empty form is told what is missing, and shown no options in which nothing is', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, request, shop, t } = portal;
  const origin = originPage(portal);
  await paymentPage(portal).enter.click();
  await expectFocus(origin.address);
  await origin.address.fill('1.2815, 103.848');
  await origin.confirm.click();
  await expectFocus(origin.unit);
  // The map has found the street, and who knows better may leave it out.
  await origin.street.fill('');
  await expect(page.getByText(t('address.street')).locator('..').innerText()).resolves.toContain(
    t('request.optional'),
  );
  await origin.save.click();
  await request.typeAddress(shop.near);
  await request.fields.name.waitFor();
  await request.toPayment.click();
  await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBeGreaterThan(3);
  expect(await page.locator('main details[open]').count()).toBe(0);
  // A guest has no usual way of paying: it is said in the same press, at its field, and the first one keeps the focus.
  const paying = page.getByRole('radiogroup', { name: t('request.payment-method') });
  expect(await paying.getAttribute('aria-invalid')).toBeNull();
  await request.submit.click();
  await expectError(paying, t('validation.fill-payment-method'));
  await expectFocus(page.locator('main [aria-invalid=true]').first());
  await request.pay('CASH_ON_DELIVERY');
  expect(await paying.getAttribute('aria-invalid')).toBeNull();
});

test('a declined card charges nothing, another one pays, and the next request begins with who the guest is and where it is collected', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', width: 360 });
  const { page, t, shell, request, shop } = portal;
  const payment = paymentPage(portal);
  const origin = originPage(portal);
  await payment.reachCard();
  const { height = 0 } = (await payment.number.boundingBox()) ?? {};
  expect(height, 'a field of a narrow window is as tall as its other controls').toBeGreaterThan(43);
  const declined = page.getByText(t('error.payment.declined'));
  for (const _ of [1, 2, 3]) {
    await payment.payWith(testCards.declined);
    await declined.waitFor();
    await expectFocus(page.locator('#main'));
    expect(await payment.name.inputValue()).toBe('Ben Tan');
    expect(await payment.number.inputValue()).toBe('');
  }
  await request.back.click();
  await payment.goOn.waitFor();
  await expectFocus(page.locator('#main'));
  await payment.chooseOnline();
  expect(await declined.count()).toBe(0);
  await payment.payWith(testCards.success);
  await payment.onTracking();
  await shell.go('nav.request');
  await expect.poll(() => origin.address.inputValue()).not.toBe('');
  await origin.confirm.click();
  expect(await origin.street.inputValue()).toBe('Cross Street');
  await expectSound(page);
  await origin.save.click();
  await request.typeAddress(shop.near);
  await request.fields.name.waitFor();
  for (const [key, text] of [
    ['name', 'Ben Tan'],
    ['email', 'ben@example.com'],
    ['phone', '+6581234567'],
  ]) {
    const field = page.getByRole('textbox', { name: t(`request.sender.${key}`), exact: true });
    expect((await field.inputValue()).replaceAll(' ', '')).toBe(text?.replaceAll(' ', ''));
  }
  expect(await request.fields.name.inputValue()).toBe('');
});

test('a bank that asks is answered, and the way back leads to the order; coming back twice pays once', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page } = portal;
  const payment = paymentPage(portal);
  await payment.reachCard();
  await payment.payWith(testCards.challenge);
  const back = page.waitForRequest(/\/payment\/pi_/);
  await payment.approve.click();
  const address = (await back).url();
  await payment.onTracking();
  const order = page.url();
  await page.goto(address);
  await payment.onTracking();
  expect(page.url()).toBe(order);
});
