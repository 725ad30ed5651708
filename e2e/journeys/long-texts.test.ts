import { afterAll, beforeAll, expect } from 'vitest';
import { placeOrder } from '../faults/api.ts';
import { addressBookPage } from '../pages/address-book.ts';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { answerList, listed } from '../support/listed-orders.ts';
import { expectWhole, longAddresses, longNames } from '../support/long-texts.ts';
import { walkTo } from '../support/walk.ts';
import { enter } from './steps.ts';

/** A product of its own: no other journey should meet such customers. */
let product: Product;
const ids: string[] = [];
beforeAll(async () => {
  product = await startFreshProduct();
  for (const [at, name] of longNames.entries()) {
    const line = longAddresses[at] ?? '';
    const texts = { name, address: line, notes: line, description: line.slice(0, 200) };
    ids.push(await placeOrder('m4pk1', texts, { port: product.port }));
  }
});
afterAll(() => product.stop());

const windows = [
  { width: 1280, height: 720, scheme: 'light' },
  { width: 360, height: 800, scheme: 'dark' },
] as const;

test.for(windows)(
  'names and addresses as long as they may be break nothing at $width px',
  async ({ scheme, ...size }, { newPage }) => {
    const port = product.port;
    const opening = { port, width: size.width, scheme };
    const portal = await openAtOutlet(newPage, { deployment: 'sg', ...opening });
    await portal.page.setViewportSize(size);
    await enter(portal);
    await expectOrdersWhole(portal);
    await expectPastWhole(portal);
    await expectRequestWhole(portal);
    await expectBookWhole(portal);
  },
);

test('neither do they where a page is read from the right', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 360 });
  const { page, tracking } = portal;
  await answerList(
    page,
    listed(
      'z8dk1',
      longNames.map((name, at) => ({ name, address: longAddresses[at] ?? '' })),
    ),
  );
  await page.goto('/order-tracking/z8dk1');
  await tracking.rows.nth(longNames.length - 1).waitFor();
  await expectWhole(page, 'the list');
  for (const at of longNames.keys()) {
    const orderId = `z8dk1-${900_000 + at}`;
    await walkTo(page, `/order-tracking/z8dk1?order_id=${orderId}`);
    await tracking.panel(orderId).getByRole('button').first().waitFor();
    await expectWhole(page, longNames[at] ?? '');
  }
});

/** What can be done with an order stands in its first screen, too. */
async function expectOrdersWhole({ page, t, tracking }: Portal): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await walkTo(page, `/order-tracking/m4pk1?order_id=${id}`);
    const more = tracking.panel(id).getByRole('button', { name: t('order.more'), exact: true });
    await more.waitFor();
    await expectWhole(page, longNames[at] ?? '');
    const { y = 0 } = (await more.boundingBox()) ?? {};
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
  }
  await walkTo(page, '/order-tracking/m4pk1');
  await tracking.tabList.waitFor();
  await expectWhole(page, 'the list');
}

async function expectPastWhole({ page, history }: Portal): Promise<void> {
  await walkTo(page, '/history/m4pk1');
  await history.period.selectOption('today');
  await history.links.nth(ids.length - 1).waitFor();
  await expectWhole(page, 'history');
  await history.links.first().click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
  await expectWhole(page, 'an order of history');
}

async function expectRequestWhole({ page, request }: Portal): Promise<void> {
  await walkTo(page, '/request-a-rider/m4pk1');
  await page.getByRole('option').first().waitFor();
  await expectWhole(page, 'the last customers');
  await page.getByRole('option').first().click();
  await request.fields.name.waitFor();
  await expectWhole(page, 'a customer chosen');
}

async function expectBookWhole(portal: Portal): Promise<void> {
  const { page } = portal;
  const book = addressBookPage(portal);
  await walkTo(page, '/address-book/m4pk1');
  await book.rows.first().waitFor();
  await expectWhole(page, 'the address book');
  await book.rows.first().getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await expectWhole(page, 'a customer of the book');
}
