import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { paymentPage } from '../pages/payment.ts';
import { openAtOutlet, openMember, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectRoom } from '../support/sound.ts';
import { fileWith, reachBulk } from './bulk-steps.ts';
import { comeIn, enter, reachDetails, submit } from './steps.ts';

/** A window of 1280 by 1024 at four hundred per cent, and one of 1280 by 720 at two hundred. */
const windows = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
] as const;

test('in a window of 320 by 256 and one of 640 by 360 everything can be read and pressed', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', width: 320 });
  const { page, t, signIn, shell, request, tracking, history, bulk, shop } = portal;
  await signIn.submit.waitFor();
  await expectUsable(page, signIn.submit);
  await comeIn(portal);
  await reachDetails(portal);
  await request.fillDetails(shop);
  await expectUsable(page, request.toPayment);
  await request.toPayment.click();
  await request.submit.waitFor();
  await expectUsable(page, request.submit);
  const orderId = await submit(portal);
  await tracking.panel(orderId).waitFor();
  await expectUsable(page, page.getByRole('button', { name: t('order.more'), exact: true }));
  await tracking.back.click();
  await tracking.row(orderId).waitFor();
  await expectUsable(page, tracking.row(orderId));
  await shell.go('nav.bulk');
  await bulk.choose.waitFor();
  await expectUsable(page, bulk.choose);
  await shell.go('nav.history');
  await history.period.selectOption('past-7-days');
  await history.links.first().waitFor();
  await expectUsable(page, history.links.last());
});

/** In each of the windows, and the last of them stays. */
async function expectUsable(page: Page, control: Locator): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectRoom(page);
    await expectReachable(control);
  }
}

/** Scrolled to, nothing lies over its middle. */
async function expectReachable(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect.poll(() => control.evaluate(isOnTop)).toBe(true);
}

function isOnTop(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return at !== null && (element.contains(at) || at.contains(element));
}

/** A small laptop with its bars, a small phone, and one with a keyboard on its screen. */
const low = [
  { width: 1280, height: 600 },
  { width: 360, height: 560 },
  { width: 360, height: 420 },
] as const;

test('what a customer, a guest and who looks at all riders see has room in low windows', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, tracking, shell } = portal;
  await enter(portal);
  await reachDetails(portal);
  await portal.request.fillDetails(portal.shop);
  await submit(portal);
  const link = await linkOf(portal);
  await shell.go('nav.tracking');
  await tracking.tabList.waitFor();
  await expectRoomIn(page, low);
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // On the laptop the map beside the words stays where it is, here and beside the card.
  await expectRoomIn(page, low.slice(1));
  const guest = await openPortal(newPage, { deployment: 'sg' });
  const payment = paymentPage(guest);
  await payment.reachCard();
  await expectRoomIn(guest.page, low.slice(1));
  await expectReachable(payment.pay);
});

test('the answers to a file of orders have room in low windows', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, bulk } = portal;
  await reachBulk(portal);
  await bulk.give(fileWith('low.xlsx', [{}, { phone: '12' }, {}]));
  await bulk.upload(3).waitFor();
  await expectRoomIn(page, low);
  await bulk.upload(3).click();
  await bulk.place(2).waitFor();
  await expectRoomIn(page, low);
  await expectReachable(bulk.place(2));
});

async function expectRoomIn(
  page: Page,
  sizes: readonly { width: number; height: number }[],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectRoom(page);
  }
}

/** The address that the message to a customer holds. */
async function linkOf({ page, t }: Portal): Promise<string> {
  await page.getByRole('button', { name: t('order.share') }).click();
  const message = page.getByRole('link', { name: t('order.share.whatsapp') });
  const text = decodeURIComponent((await message.getAttribute('href')) ?? '');
  await page.keyboard.press('Escape');
  return /https?:\/\/\S+\/tracking\/\S+/.exec(text)?.[0] ?? '';
}
