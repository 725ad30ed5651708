import type { Route } from 'playwright';
import { expect } from 'vitest';
import { openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment } from './steps.ts';

const orders = '**/orders/api/v1/order';
const fees = '**/orders/api/v1/delivery/fee';
const expired = { errors: [{ code: 'SignatureExpired', message: 'The fee has expired.' }] };

/** The server says once that the fee has expired. */
async function expireOnce({ page }: Portal): Promise<void> {
  expectFault(page, /409/);
  await page.route(orders, (route) => route.fulfill({ status: 409, json: expired }), { times: 1 });
}

test('an expired fee that stays the same is renewed without a question', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'sg', width: 768 });
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  await expireOnce(portal);
  await portal.request.submit.click();
  await portal.page.waitForURL('**/order-tracking/*?order_id=*');
});

test('nobody is charged a fee that they have not seen', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'sg', width: 360 });
  const { page, request } = portal;
  // What the person sees at first is a dollar less than what it will cost.
  await page.route(fees, cheaper);
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  await page.unroute(fees, cheaper);
  await expireOnce(portal);
  await request.submit.click();
  // What it was and what it is stand where the fee does, and who hears the page is led there.
  await expectFocus(request.feeQuestion);
  const before = await request.feeQuestion.getByRole('deletion').innerText();
  const after = await request.feeQuestion.getByRole('insertion').innerText();
  expect(Number(after.slice(1)) - Number(before.slice(1))).toBeCloseTo(1);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await request.feeQuestion.waitFor({ state: 'hidden' });
  await expectFocus(request.submit);
  expect(page.url()).toContain('/request-a-rider/');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/order-tracking/*?order_id=*');
});

test('a new fee is agreed to with the button that says it, and Back on a phone says no', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', width: 360, scheme: 'dark' });
  const { page, t, request, shop } = portal;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route(fees, cheaper);
  await enter(portal);
  await reachDetails(portal);
  await request.changeAddress.waitFor();
  await page.unroute(fees, cheaper);
  await request.fillDetails(shop);
  await expireOnce(portal);
  await request.submit.click();
  await expectFocus(request.feeQuestion);
  const box = await request.feeQuestion.boundingBox();
  expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await expectSound(page);
  await page.goBack();
  await request.feeQuestion.waitFor({ state: 'hidden' });
  await expectFocus(request.submit);
  // What is done meanwhile takes the question back, and the new fee is the one that counts.
  await page.route(fees, cheaper);
  await expireOnce(portal);
  await request.submit.click();
  await request.feeQuestion.waitFor();
  await request.fields.notes.fill('Ring twice');
  await request.feeQuestion.waitFor({ state: 'hidden' });
  await page.unroute(fees, cheaper);
  await expireOnce(portal);
  await request.submit.click();
  const after = await request.feeQuestion.getByRole('insertion').innerText();
  await page.getByRole('button', { name: t('request.fee-changed.accept', { after }) }).click();
  await page.waitForURL('**/order-tracking/*?order_id=*');
});

/** Asks at the default host, since not every system's resolver knows the names below localhost. */
async function cheaper(route: Route): Promise<void> {
  const url = route.request().url().replace('//sg.', '//');
  const response = await route.fetch({ url });
  const { result } = await response.json();
  await route.fulfill({ json: { result: { ...result, fee: result.fee - 1 } } });
}
