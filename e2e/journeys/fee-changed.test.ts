import type { Route } from 'playwright';
import { expect } from 'vitest';
import { openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectSound } from '../support/sound.ts';
import { reachDetails, reachPayment } from './steps.ts';

const orders = '**/orders/api/v1/order';
const fees = '**/orders/api/v1/delivery/fee';
const expired = { errors: [{ code: 'SignatureExpired', message: 'The fee has expired.' }] };

/** The server says once that the fee has expired. */
async function expireOnce({ page }: Portal): Promise<void> {
  expectFault(page, /409/);
  await page.route(orders, (route) => route.fulfill({ status: 409, json: expired }), { times: 1 });
}

test('an expired fee that stays the same is renewed without a question', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg', width: 768 });
  await portal.signIn.as();
  await reachDetails(portal);
  await reachPayment(portal);
  await expireOnce(portal);
  await portal.request.submit.click();
  await portal.page.waitForURL('**/order-tracking/*?order_id=*');
});

test('nobody is charged a fee that they have not seen', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg', width: 360 });
  const { page, t, request } = portal;
  // What the person sees at first is a dollar less than what it will cost.
  await page.route(fees, cheaper);
  await portal.signIn.as();
  await reachDetails(portal);
  await reachPayment(portal);
  await page.unroute(fees, cheaper);
  await expireOnce(portal);
  await request.submit.click();
  const dialog = page.getByRole('dialog', { name: t('request.fee-changed.title') });
  await dialog.waitFor();
  await expectSound(page);
  await dialog.getByRole('button', { name: t('request.fee-changed.decline') }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toContain('/request-a-rider/');
  await request.submit.click();
  await page.waitForURL('**/order-tracking/*?order_id=*');
});

/** Asks at the default host, since not every system's resolver knows the names below localhost. */
async function cheaper(route: Route): Promise<void> {
  const url = route.request().url().replace('//sg.', '//');
  const response = await route.fetch({ url });
  const { result } = await response.json();
  await route.fulfill({ json: { result: { ...result, fee: result.fee - 1 } } });
}
