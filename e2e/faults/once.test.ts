import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { address, type NewPage } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { ordersNamed } from './api.ts';
import { cutOff, test } from './bad-network.ts';
import { enter, fillRequest, freshName, placedOrder, submitButton, vendorOf } from './steps.ts';

const creation = /^POST \/orders\/api\/v1\/order$/;

/** A page at the payment step of a request for someone that no other order is for. */
async function atPayment(newPage: NewPage, port?: number) {
  const page = await newPage();
  await enter(page, address('sg', '/', port));
  const name = freshName();
  await fillRequest(page, { name });
  const vendor = vendorOf(page);
  return { page, name, orders: () => ordersNamed(vendor, name) };
}

/** In view, and not under the buttons that stay at the edge of a phone, once the page has scrolled there. */
async function expectAbove(text: Locator, buttons: Locator): Promise<void> {
  const isAbove = async () => {
    const [box, bar] = await Promise.all([text.boundingBox(), buttons.boundingBox()]);
    return box !== null && bar !== null && box.y > 0 && box.y + box.height < bar.y;
  };
  await expect.poll(isAbove).toBe(true);
}

describe('one submit makes one order', () => {
  test('when the button is clicked again and again; who goes back to the form finds it empty', async ({
    newPage,
  }) => {
    const { page, orders } = await atPayment(newPage);
    await submitButton(page).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) button.click();
    });
    const orderId = await placedOrder(page);
    expect(await orders()).toHaveLength(1);
    await page.getByRole('article', { name: `Order ${orderId}` }).waitFor();
    await page.goBack();
    await page.getByRole('combobox', { name: 'Drop-off address' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Drop-off address' }).inputValue()).toBe('');
    expect(await page.getByLabel('Customer name').inputValue()).toBe('');
    expect(await orders()).toHaveLength(1);
  });

  test('when the answer is lost after the order was placed', async ({ newPage, proxy }) => {
    const { page, orders } = await atPayment(newPage, proxy.port);
    expectFault(page, cutOff);
    const lost = proxy.spoil(creation, 'drop', 1);
    await submitButton(page).click();
    await placedOrder(page);
    expect(lost()).toBe(1);
    expect(await orders()).toHaveLength(1);
  });

  test('when every answer is lost and the person tries again after a reload', async ({
    newPage,
    proxy,
  }) => {
    const { page, name, orders } = await atPayment(newPage, proxy.port);
    expectFault(page, cutOff);
    const lost = proxy.spoil(creation, 'drop');
    await page.setViewportSize({ width: 360, height: 780 });
    await submitButton(page).evaluate((button: HTMLElement) => button.click());
    await page.getByText('you won’t be charged or sent a rider twice').waitFor();
    expect(lost()).toBe(3);
    await expectAbove(
      page.getByText('you won’t be charged or sent a rider twice'),
      submitButton(page),
    );
    proxy.heal();
    await page.reload();
    await page.getByText('We kept what you typed.').waitFor();
    await page.getByText(name).waitFor();
    await submitButton(page).click();
    await placedOrder(page);
    expect(await orders()).toHaveLength(1);
  });

  test('when two tabs send the same draft at the same time', async ({ newPage }) => {
    const { page, orders } = await atPayment(newPage);
    const other = await newPage({ context: page.context() });
    await other.goto(page.url());
    await submitButton(other).waitFor();
    await Promise.all([submitButton(page).click(), submitButton(other).click()]);
    const ids = await Promise.all([placedOrder(page), placedOrder(other)]);
    expect(new Set(ids).size).toBe(1);
    expect(await orders()).toHaveLength(1);
  });
});
