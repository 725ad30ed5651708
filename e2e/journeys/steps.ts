import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Portal } from '../pages/portal.ts';

/** The first page of somebody who is signed in: the form of their outlet. */
export async function enter({ page, request }: Portal): Promise<void> {
  await page.goto('/');
  await request.address.waitFor();
}

/** Signs in by hand and chooses the shop's outlet. */
export async function comeIn({ signIn, shell, request, shop }: Portal): Promise<void> {
  await signIn.as();
  await request.address.waitFor();
  await shell.chooseOutlet(shop.outlet.name);
  await request.address.waitFor();
}

/** From the address to the details, with coordinates typed. */
export async function reachDetails({ request, shop }: Portal): Promise<void> {
  await request.typeAddress(shop.near);
  await request.fields.name.waitFor();
}

/** From the details to the payment. */
export async function reachPayment({ request, shop }: Portal): Promise<void> {
  await request.fillDetails(shop);
  await request.toPayment.click();
  await request.submit.waitFor();
}

/** Sends the request; answers the id of the order that the address then names. */
export async function submit({ page, request, shop }: Portal): Promise<string> {
  if (await request.terms.isVisible()) await request.terms.check();
  await request.submit.click();
  await page.waitForURL(`**/order-tracking/${shop.outlet.id}?order_id=*`);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  expect(orderId).toMatch(new RegExp(`^${shop.outlet.id}-\\d+$`));
  return orderId;
}

/** Shows the list of orders: on a narrow window it gives way to the open order. */
export async function showList({ page, tracking }: Portal): Promise<void> {
  if (!isWide(page)) await tracking.back.click();
}

/** Whether the list stands beside the open order. */
export function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 900;
}
