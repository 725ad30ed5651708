import type { Page } from 'playwright';
import { expect } from 'vitest';
import { helpPage } from '../pages/help.ts';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { answerList, answerRiders, type Listed, listed } from '../support/listed-orders.ts';
import { expectSound } from '../support/sound.ts';

const happened = ['NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'];
const carried: Listed = {
  name: 'عبد الرحمن بن محمد '.repeat(5).trim(),
  minutesAgo: 20,
  happened,
  fields: {
    origin: { latitude: 1.29, longitude: 103.85 },
    rider: { id: 'r1', name: 'Hafiz Rosli', phone_number: '+6581234567' },
    estimated_delivery_minutes: 12,
  },
};

/** Opens the order, which nobody has to ride for this. */
async function open(portal: Portal, { name, ...order }: Listed): Promise<string> {
  const { id } = portal.shop.outlet;
  const orders = listed(id, [{ ...order, ...(name !== undefined && { name }) }]);
  await answerList(portal.page, orders);
  await answerRiders(portal.page);
  const orderId = orders[0]?.order_id ?? '';
  await portal.page.goto(`/order-tracking/${id}?order_id=${orderId}`);
  await portal.tracking.grip.or(portal.tracking.onMap(orderId).first()).first().waitFor();
  return orderId;
}

test('on a phone an order is a map with a sheet over it, and the sheet gives way to the map', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, tracking } = portal;
  await page.setViewportSize({ width: 360, height: 640 });
  const orderId = await open(portal, carried);
  await tracking.grip.waitFor();
  await page.getByRole('application').waitFor();
  await expectSound(page);
  // The order has all of the window, and what can be done with it is in sight.
  expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  const more = page.getByRole('button', { name: portal.t('order.more'), exact: true });
  const lowest = await more.boundingBox();
  expect((lowest?.y ?? 640) + (lowest?.height ?? 0)).toBeLessThanOrEqual(640);
  await byKeyboard(portal);
  await byFinger(portal);
  await askForHelp(portal, orderId);
  await tracking.back.click();
  await tracking.row(orderId).waitFor();
  await page.getByRole('banner').waitFor();
});

/** The bar with the help centre gave its place to the order, whose menu has it instead; Back closes that. */
async function askForHelp(portal: Portal, orderId: string): Promise<void> {
  const help = helpPage(portal);
  const here = portal.page.url();
  await portal.tracking.showMore();
  await help.link.waitFor();
  await expect.poll(() => portal.page.evaluate(() => history.state?.layers)).toEqual(['+']);
  await portal.page.goBack();
  await help.link.waitFor({ state: 'hidden' });
  expect(portal.page.url()).toBe(here);
  await portal.tracking.showMore();
  await help.link.click();
  await help.heading.waitFor();
  await expectSound(portal.page);
  await portal.page.getByRole('button', { name: portal.t('action.back') }).click();
  await portal.tracking.panel(orderId).waitFor();
}

const isLarge = ({ tracking }: Portal) => tracking.grip.getAttribute('aria-expanded');

async function byKeyboard(portal: Portal): Promise<void> {
  const { page, tracking } = portal;
  const { t } = portal;
  expect(await page.getByRole('button', { name: t('map.zoom-in') }).isVisible()).toBe(false);
  await tracking.grip.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isLarge(portal)).toBe('true');
  await page.getByRole('button', { name: t('map.zoom-in') }).waitFor();
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => isLarge(portal)).toBe('false');
}

async function byFinger(portal: Portal): Promise<void> {
  const { page } = portal;
  const scrolled = () => page.evaluate(() => scrollY);
  await swipe(page, 360, 520);
  await expect.poll(() => isLarge(portal)).toBe('true');
  expect(await scrolled()).toBe(0);
  await swipe(page, 560, 400);
  await expect.poll(() => isLarge(portal)).toBe('false');
  // What is no matter of the map scrolls.
  await swipe(page, 560, 300);
  await expect.poll(scrolled).toBeGreaterThan(50);
  await page.evaluate(() => scrollTo(0, 0));
}

/** A finger that goes from one height to another, beside what can be pressed. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 8, y: from });
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: 8, y: from + ((to - from) * step) / 8 });
  await touch('touchEnd');
  await fingers.detach();
}

test('at 1280 by 720 the head of an order stays while its facts scroll, with all that can be done in one row', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, t, tracking } = portal;
  await page.setViewportSize({ width: 1280, height: 720 });
  const orderId = await open(portal, { ...carried, name: 'Muhammad Faizal bin Abdul Rahman' });
  const panel = tracking.panel(orderId);
  const call = tracking.call(orderId);
  await call.waitFor();
  const tops = await Promise.all(
    [call, panel.getByRole('button', { name: t('order.more'), exact: true })].map(
      async (it) => (await it.boundingBox())?.y,
    ),
  );
  expect(new Set(tops).size).toBe(1);
  await panel.getByText(t('order.activity')).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await call.boundingBox())?.y).toBe(tops[0]);
  await tracking.showMore();
  await page.getByRole('button', { name: t('order.duplicate') }).waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('order.duplicate') }).waitFor({ state: 'hidden' });
  await panel.waitFor();
});
