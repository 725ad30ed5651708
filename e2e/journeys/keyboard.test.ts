import { expect } from 'vitest';
import { merchant } from '../pages/demo.ts';
import { openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { arrowTo, markOption, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { expectFocus } from '../support/sound.ts';

/** Nothing here may click or focus: all of it is done by keys, and `tabTo` fails where the focus cannot be seen. */
test('the main job is done by keyboard alone', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg', width: 1280 });
  await signIn(portal);
  await chooseOutlet(portal);
  await typeCoordinates(portal);
  await sendTo(portal, 'Marina Bay Sands');
  await fillDetails(portal);
  const orderId = await payAndSubmit(portal);
  await lookAround(portal);
  await openPastOrder(portal, orderId);
  await signOut(portal);
});

async function signIn({ page, signIn }: Portal): Promise<void> {
  await signIn.submit.waitFor();
  await typeInto(page, signIn.email, merchant.email);
  await typeInto(page, signIn.password, merchant.password);
  await page.keyboard.press('Enter');
}

async function chooseOutlet({ page, shell, request, shop }: Portal): Promise<void> {
  await expectFocus(request.address);
  await pressOn(page, shell.branch);
  await shell.branches.waitFor();
  await arrowTo(page, shell.outlet(shop.outlet.name));
  await page.waitForURL(`**/request-a-rider/${shop.outlet.id}`);
  await page.keyboard.press('Enter');
  await shell.branches.waitFor({ state: 'hidden' });
  await expectFocus(shell.branch);
}

/** Enter goes on, as the button does; the address can be changed afterwards. */
async function typeCoordinates({ page, request, shop }: Portal): Promise<void> {
  await request.address.waitFor();
  await typeInto(page, request.address, shop.near);
  await page.keyboard.press('Enter');
  await request.fields.name.waitFor();
  await pressOn(page, request.changeAddress);
}

async function sendTo({ page, request }: Portal, place: string): Promise<void> {
  await request.address.waitFor();
  await tabTo(page, request.pin);
  await typeInto(page, request.address, place);
  await markOption(page, request.place(place));
  await page.keyboard.press('Enter');
  await request.toPayment.waitFor();
  // A button that is at work takes no press.
  await request.requoting.waitFor({ state: 'hidden' });
  await expect.poll(() => request.toPayment.getAttribute('aria-busy')).toBeNull();
}

async function fillDetails({ page, request, shop }: Portal): Promise<void> {
  const { name, phone, unit, amount } = request.fields;
  await pressOn(page, request.toPayment);
  await expectFocus(name);
  await typeInto(page, name, shop.customer.name);
  await typeInto(page, phone, shop.customer.phone);
  await typeInto(page, unit, shop.customer.unit);
  await typeInto(page, amount, shop.amount);
  await page.keyboard.press('Enter');
  await request.submit.waitFor();
}

async function payAndSubmit({ page, request, tracking }: Portal): Promise<string> {
  await tabTo(page, request.method('PAID'));
  await arrowTo(page, request.method('CASH_ON_DELIVERY'));
  await request.requoting.waitFor({ state: 'hidden' });
  await pressOn(page, request.submit);
  await page.waitForURL('**/order-tracking/*?order_id=*');
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  await tracking.panel(orderId).waitFor();
  await tracking.announced(orderId, 'delivered').waitFor({ state: 'attached' });
  return orderId;
}

async function lookAround({ page, tracking }: Portal): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await expectFocus(tracking.tab('cancelled'));
  await page.keyboard.press('Home');
  await expectFocus(tracking.tab('new'));
}

/** Its own, which is young enough to be shared at each hour of the day. */
async function openPastOrder(portal: Portal, orderId: string): Promise<void> {
  const { page, t, shell, history } = portal;
  await pressOn(page, shell.link('nav.history'));
  await history.heading.waitFor();
  await tabTo(page, history.period);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => history.period.inputValue()).toBe('past-7-days');
  await page.keyboard.press('Home');
  await expect.poll(() => history.period.inputValue()).toBe('today');
  const order = history.order(orderId);
  await order.waitFor();
  await pressOn(page, order);
  const dialog = history.dialog(orderId);
  const share = { name: t('order.share'), exact: true };
  const inside = page.getByRole('dialog', share);
  await pressOn(page, dialog.getByRole('button', share));
  await inside.waitFor();
  // Escape closes what lies on top, and nothing beneath it.
  await page.keyboard.press('Escape');
  await inside.waitFor({ state: 'hidden' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await history.dialog(orderId).waitFor({ state: 'hidden' });
  await expectFocus(order);
}

async function signOut({ page, shell, signIn }: Portal): Promise<void> {
  // The bar is right above; forward, all rows of the month lie before it.
  await tabTo(page, shell.account, { back: true });
  await page.keyboard.press('Enter');
  await pressOn(page, shell.signOutButton);
  await signIn.submit.waitFor();
}
