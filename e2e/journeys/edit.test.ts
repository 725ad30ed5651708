import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectInSight } from '../support/in-sight.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

/** A fleet that takes its time, so that an order can be edited at leisure. */
let slow: Product;
beforeAll(async () => {
  slow = await startFreshProduct({ FLEET_SPEED: '0.2' });
});
afterAll(() => slow.stop());

/** Somewhat further from the outlet than the place that orders go to. */
const further = { sg: '1.3011, 103.8612', kw: '29.3601, 47.9992' };

async function place(portal: Portal): Promise<string> {
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  const orderId = await submit(portal);
  await portal.tracking.panel(orderId).waitFor();
  return orderId;
}

async function openEdit({ tracking, request }: Portal, orderId: string): Promise<void> {
  await tracking.showMore();
  await tracking.edit.click();
  await request.editHeading(orderId).waitFor();
  await request.fields.name.waitFor();
}

test.for([
  { deployment: 'sg', width: 1280 },
  { deployment: 'kw', width: 360 },
] as const)(
  'on $deployment an order goes somewhere else, for a fee that was agreed to',
  async (visitor, { newPage }) => {
    const portal = await openAtOutlet(newPage, { ...visitor, port: slow.port });
    const { page, t, tracking, request, shop } = portal;
    const orderId = await place(portal);
    await openEdit(portal, orderId);
    expect(await request.fields.name.getAttribute('readonly')).not.toBeNull();
    expect(await request.fields.unit.inputValue()).toBe(shop.customer.unit);
    const words = page.getByRole('list', { name: t('request.map.label'), exact: true });
    await words.getByText(shop.outlet.name).waitFor();
    expect(await words.innerText(), 'places in words, not in degrees').not.toMatch(/[\d٠-٩][.٫]/);
    await expectSound(page);
    await request.changeAddress.click();
    await request.typeAddress(further[visitor.deployment]);
    await request.fields.notes.fill('Ring twice');
    await request.toPayment.click();
    await request.change('request.rider-notes').getByText('Ring twice').waitFor();
    await request.change('request.dropoff').waitFor();
    await request.change('request.fee').waitFor();
    await expectSound(page);
    const { y = 0, height = 0 } = (await request.save.boundingBox()) ?? {};
    const below = (page.viewportSize()?.height ?? 0) - y - height;
    expect(
      below,
      'the foot of a short step is at the lower edge, over the places of a phone',
    ).toBeLessThan(100);
    if (visitor.deployment === 'sg') await expectInSight(page, request.save);
    await request.save.click();
    await request.feeQuestion.waitFor();
    await expectSound(page);
    await request.feeQuestion.getByRole('button').nth(1).click();
    await page.waitForURL(`**/order-tracking/${shop.outlet.id}?order_id=${orderId}`);
    const notices = page.getByRole('region', { name: t('alert.region') });
    await notices.getByText(t('request.updated')).waitFor();
    await tracking.panel(orderId).getByText('Ring twice').waitFor();
  },
);

test('an order is edited from the history, as long as its rider is not there', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360, port: slow.port });
  const { page, shell, history, tracking, request, shop } = portal;
  const orderId = await place(portal);
  await shell.go('nav.history');
  await history.period.selectOption('today');
  await history.order(orderId).click();
  await history.dialog(orderId).waitFor();
  await expectSound(page);
  await tracking.showMore();
  await tracking.edit.click();
  await page.waitForURL(`**/request-a-rider/${shop.outlet.id}?orderID=${orderId}`);
  await request.editHeading(orderId).waitFor();
  await request.fields.description.fill('Soup');
  await request.toPayment.click();
  await request.save.click();
  await page.waitForURL(`**/order-tracking/${shop.outlet.id}?order_id=${orderId}`);
  await tracking.panel(orderId).getByText('Soup').waitFor();
});

test('what is typed into an edit is kept apart from an unsent request', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', port: slow.port });
  const { page, t, shell, tracking, request, shop } = portal;
  const orderId = await place(portal);
  await shell.go('nav.request');
  await request.address.fill('12 Some Str');
  await shell.go('nav.tracking');
  await tracking.row(orderId).click();
  await openEdit(portal, orderId);
  await request.fields.description.fill('Soup');
  await request.changeAddress.click();
  await request.address.fill('12 Some Str');
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toEqual(['address']);
  await page.goBack();
  await request.changeAddress.waitFor();
  await page.reload();
  await request.editHeading(orderId).waitFor();
  await expect.poll(() => request.fields.description.inputValue()).toBe('Soup');
  await page.goto(new URL(`/request-a-rider/${shop.outlet.id}`, page.url()).href);
  await expect.poll(() => request.address.inputValue()).toBe('12 Some Str');
  expect(await page.getByText(t('request.edit.changes')).count()).toBe(0);
});

test('who saves second sees what the first one saved', async ({ newPage }) => {
  const first = await openAtOutlet(newPage, { deployment: 'sg', port: slow.port });
  const orderId = await place(first);
  const second = await openAtOutlet(newPage, { deployment: 'sg', port: slow.port });
  await enter(second);
  await second.shell.go('nav.tracking');
  await second.tracking.row(orderId).click();
  for (const [portal, text] of [
    [first, 'Soup'],
    [second, 'Rice'],
  ] as const) {
    await openEdit(portal, orderId);
    await portal.request.fields.description.fill(text);
    await portal.request.toPayment.click();
    await portal.request.save.waitFor();
  }
  await first.request.save.click();
  await first.page.waitForURL('**/order-tracking/*?order_id=*');
  expectFault(second.page, /409/);
  await second.request.save.click();
  await second.request.notice('request.error.order-changed').waitFor();
  await second.request.change('request.order.description').getByText('Soup').waitFor();
  await second.request.save.click();
  await second.page.waitForURL('**/order-tracking/*?order_id=*');
  await first.tracking.panel(orderId).getByText('Rice').waitFor();
});
