import { expect } from 'vitest';
import { openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

const outlet = { id: 'm4pk2', name: 'Pandan Kitchen Toa Payoh' };

/** A past order of an outlet, found in the history. */
async function openPastOrder({ page, shell, history }: Portal): Promise<string> {
  await shell.go('nav.history');
  await history.period.selectOption('past-7-days');
  await history.links.first().waitFor();
  const orderId = await history.idOf(history.links.first());
  await history.order(orderId).click();
  await history.dialog(orderId).waitFor();
  await expectSound(page);
  return orderId;
}

test.for([
  { deployment: 'sg', width: 1280 },
  { deployment: 'sg', width: 360 },
] as const)(
  'at $width px a past order is requested again, and nothing typed is lost unasked',
  async (visitor, { newPage }) => {
    const portal = await openMember(newPage, { ...visitor, outlet: outlet.id });
    const { page, request, tracking, history } = portal;
    await enter(portal);
    await request.address.fill('12 Some Str');
    const orderId = await openPastOrder(portal);
    await history.sendAgain(orderId);
    await tracking.replaceDialog.waitFor();
    await expectSound(page);
    await tracking.replaceDialog.getByRole('button').first().click();
    await tracking.replaceDialog.waitFor({ state: 'hidden' });
    await history.sendAgain(orderId);
    await tracking.replaceDialog.getByRole('button').nth(1).click();
    await page.waitForURL(`**/request-a-rider/${outlet.id}`);
    await page.getByText(orderId).waitFor();
    await request.submit.waitFor();
    await expectSound(page);
    await expect.poll(() => request.fields.name.inputValue()).not.toBe('');
    await request.fields.unit.fill('02-01');
    await request.fields.phone.fill('91234567');
    await request.toPayment.click();
    await request.submit.click();
    await page.waitForURL(`**/order-tracking/${outlet.id}?order_id=*`);
  },
);
