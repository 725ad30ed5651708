import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectRoom } from '../support/sound.ts';
import { comeIn, reachDetails, submit } from './steps.ts';

/** A window of 1280 by 1024 at four hundred per cent, and one of 1280 by 720 at two hundred. */
const windows = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
] as const;

test.for(windows)(
  'in a window of $width by $height everything can be read and pressed',
  async (size, { newPage }) => {
    const portal = await openPortal(newPage, { deployment: 'sg', width: size.width });
    const { page, signIn, shell, request, tracking, history, bulk, shop } = portal;
    await page.setViewportSize(size);
    await signIn.submit.waitFor();
    await expectRoom(page);
    await expectReachable(signIn.submit);
    await comeIn(portal);
    await reachDetails(portal);
    await request.fillDetails(shop);
    await expectRoom(page);
    await expectReachable(request.toPayment);
    await request.toPayment.click();
    await request.submit.waitFor();
    await expectRoom(page);
    await expectReachable(request.submit);
    const orderId = await submit(portal);
    await tracking.panel(orderId).waitFor();
    await expectRoom(page);
    await expectReachable(page.getByRole('button', { name: portal.t('order.more'), exact: true }));
    await listsHaveRoom(portal, orderId);
    await shell.go('nav.bulk');
    await bulk.choose.waitFor();
    await expectRoom(page);
    await expectReachable(bulk.choose);
    await shell.go('nav.history');
    await history.period.selectOption('past-7-days');
    await history.links.first().waitFor();
    await expectRoom(page);
    await expectReachable(history.links.last());
  },
);

async function listsHaveRoom({ page, tracking }: Portal, orderId: string): Promise<void> {
  await tracking.back.click();
  await tracking.row(orderId).waitFor();
  await expectRoom(page);
  await expectReachable(tracking.row(orderId));
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
