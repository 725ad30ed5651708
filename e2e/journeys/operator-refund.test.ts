import { afterAll, beforeAll, expect } from 'vitest';
import { openAsOperator, said } from '../pages/console.ts';
import { paymentPage, testCards } from '../pages/payment.ts';
import { openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { addOperator, type OperatorAccount } from '../support/operators.ts';
import { databaseOf } from '../support/product-cards.ts';
import { expectSound } from '../support/sound.ts';

/** Riders who arrive while one looks. */
let product: Product;
let ann: OperatorAccount;
beforeAll(async () => {
  product = await startFreshProduct({ FLEET_SPEED: '600' });
  ann = await addOperator(product, 'ann@operators.example');
});
afterAll(() => product.stop());

test('an operator finds an order that was paid by card and gives it back, which its history, the audit and the provider say', async ({
  newPage,
}) => {
  const { port } = product;
  const portal = await openPortal(newPage, { deployment: 'sg', port });
  const payment = paymentPage(portal);
  await payment.reachCard();
  await payment.payWith(testCards.success);
  await payment.onTracking();
  const id = new URL(portal.page.url()).searchParams.get('order_id') ?? '';
  await portal.page.close();
  expect(await refundedOf(id)).toBe('none');

  const operated = await openAsOperator(newPage, { port, path: '/operator/orders' }, ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session/);
  await operated.search.fill(portal.shop.customer.name);
  await operated.find.click();
  await operated.row(id).getByRole('link').click();
  await page.getByRole('list', { name: said('order.history') }).waitFor();
  const history = page.getByRole('list', { name: said('order.history') });
  const happened = async () => {
    await operated.button('action.refresh').click();
    return history.innerText();
  };
  // What an order costs is known when it is over.
  await expect.poll(happened).toContain(said('status.DELIVERED'));
  const paid = operated.region('place.payments');
  await paid.getByRole('button', { name: new RegExp(`^${said('payment.refund')}`) }).click();
  await dialog.getByText(said('payment.refund.consequence')).waitFor();
  await expectSound(page);
  await operated.button('payment.refund', dialog).click();
  await page.locator('[data-notice]').waitFor();

  await expect.poll(happened).toContain(said('history.refunded'));
  await history
    .getByRole('listitem')
    .filter({ hasText: said('history.payments refund') })
    .getByText(ann.email)
    .waitFor();
  await page.reload();
  await paid.getByText(said('payment.state.refunded')).waitFor();
  expect(await paid.getByRole('button').count(), 'it is given back once').toBe(0);
  await expectSound(page);
  expect(await refundedOf(id)).toBe('all');

  await operated.goTo('audit');
  await operated.row('payments refund').first().getByText(ann.email).waitFor();
});

/** What the sandbox, which stands for a processor, holds of the charge of an order. */
async function refundedOf(orderId: string): Promise<string | undefined> {
  const client = await databaseOf(product.dataDir);
  try {
    const { rows } = await client.query<{ refunded: string }>(
      `select case coalesce(c.refunded_minor, 0) when 0 then 'none' when c.amount_minor then 'all' else 'some' end as refunded
       from sandbox_charges c join payment_intents i on i.id = c.reference where i.order_id = $1`,
      [orderId],
    );
    return rows[0]?.refunded;
  } finally {
    await client.end();
  }
}
