import { expect } from 'vitest';
import { placeOrder } from '../faults/api.ts';
import { openMember, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';

const outlet = 'm4pk3';

test('the order of tracking is that of the address: it replaces, it clears, and another outlet drops it', async ({
  newPage,
}) => {
  const ids = [
    await placeOrder(outlet, { name: 'Sync Lim' }),
    await placeOrder(outlet, { name: 'Sync Ong' }),
  ];
  const [first = '', second = ''] = ids;
  const portal = await openPortal(newPage, {
    deployment: 'sg',
    path: `/order-tracking/${outlet}?order_id=${first}`,
  });
  const { page, t, signIn, shell, tracking } = portal;
  await signIn.as();
  await tracking.panel(first).waitFor();
  await shell.go('nav.history');
  await page.waitForURL(`**/history/${outlet}`);
  await shell.go('nav.tracking');
  await page.waitForURL(`**/order-tracking/${outlet}`);
  await tracking.tab('new').waitFor();
  for (const id of ids) {
    await expect.poll(() => openRow(portal, id)).toBe(true);
    await page.waitForURL(`**/order-tracking/${outlet}?order_id=${id}`);
    await tracking.panel(id).waitFor();
  }
  await page.goBack();
  await page.waitForURL(`**/history/${outlet}`);
  await page.goForward();
  await tracking.panel(second).waitFor();
  await shell.chooseOutlet('Pandan Kitchen Toa Payoh');
  await page.waitForURL('**/order-tracking/m4pk2');
  await tracking.panel(second).waitFor({ state: 'detached' });
  await shell.branch.click();
  expect(await page.getByRole('switch', { name: t('branch.include-outlets') }).isDisabled()).toBe(
    true,
  );
});

/** Presses an order's row, which goes from tab to tab while the order is on its way. */
async function openRow({ page, t, tracking }: Portal, id: string): Promise<boolean> {
  const row = page.getByRole('listitem', { name: t('order.label', { id }) }).getByRole('link');
  for (const tab of ['new', 'collected', 'delivered', 'cancelled']) {
    await tracking.tab(tab).click();
    if ((await row.count()) > 0) return row.click({ timeout: 1000 }).then(yes, no);
  }
  return false;
}
const yes = () => true;
const no = () => false;

test('the order that is edited stays in the address when the outlet changes', async ({
  newPage,
}) => {
  const orderId = await placeOrder(outlet, { name: 'Sync Koh' });
  const { page, shell } = await openMember(newPage, { deployment: 'sg' });
  expectFault(page, /404|409/);
  await page.goto(`/request-a-rider/${outlet}?orderID=${orderId}`);
  await shell.chooseOutlet('Pandan Kitchen Toa Payoh');
  await page.waitForURL(`**/request-a-rider/m4pk2?orderID=${orderId}`);
});
