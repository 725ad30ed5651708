import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { address, test as base } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { ordersNamed, placeOrder } from './api.ts';
import { cutOff } from './bad-network.ts';
import {
  ended,
  enter,
  fillRequest,
  freshName,
  placedOrder,
  submitButton,
  vendorOf,
} from './steps.ts';

/** `test` with a product of its own, which may be killed. */
const test = base.extend(
  'product',
  { scope: 'file' },
  async ({ executable: _ }, { onCleanup }): Promise<Product> => {
    const product = await startFreshProduct({ FLEET_SPEED: '30' });
    onCleanup(product.stop);
    return product;
  },
);

describe('a server that is killed while it takes orders', () => {
  test('loses none that it acknowledged, doubles none, and the page goes on by itself', async ({
    newPage,
    product,
  }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    await enter(page, address('sg', '/', product.port));
    const vendor = vendorOf(page);
    const { port } = product;
    const name = freshName();
    await fillRequest(page, { name });

    const others = Array.from({ length: 8 }, () => ({ name: freshName(), key: randomUUID() }));
    const place = (order: { name: string; key: string }) =>
      placeOrder(vendor, order, { port, key: order.key });
    const [first] = others;
    if (first) await place(first);
    const waves = others.map((order) =>
      place(order).then(
        () => order,
        () => null,
      ),
    );
    await submitButton(page).click();
    await Promise.race(waves);
    await product.kill();
    const acknowledged = (await Promise.all(waves)).filter((order) => order !== null);
    await product.restart();

    for (const order of acknowledged) {
      expect(await ordersNamed(vendor, order.name, port)).toHaveLength(1);
    }
    // One that waits too long for what the killed one left is told to come again, and does.
    const placeAgain = async (order: (typeof others)[number]) => {
      while (await place(order).then(() => false, isBusy));
    };
    await Promise.all(others.map(placeAgain));
    for (const order of others) {
      expect(await ordersNamed(vendor, order.name, port)).toHaveLength(1);
    }
    if (!page.url().includes('/order-tracking/')) {
      await page
        .getByText('you won’t be charged or sent a rider twice')
        .or(page.getByText('Order pushed'))
        .first()
        .waitFor();
      if (!page.url().includes('/order-tracking/')) await submitButton(page).click();
    }
    const id = await placedOrder(page);
    expect(await ordersNamed(vendor, name, port)).toHaveLength(1);

    await page.getByRole('status').getByText('Live').first().waitFor({ timeout: 40_000 });
    const order = page.getByRole('article', { name: `Order ${id}` });
    await order.getByText(ended).first().waitFor({ timeout: 40_000 });
  });
});

/** Whether it was answered to come again; after any other error nobody tries again. */
function isBusy(cause: unknown): true {
  if (String(cause).includes('"Unavailable"')) return true;
  throw cause;
}
