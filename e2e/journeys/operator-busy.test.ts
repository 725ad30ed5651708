import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { openAsOperator, said } from '../pages/console.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { addOperator, type OperatorAccount } from '../support/operators.ts';
import { databaseOf } from '../support/product-cards.ts';
import { expectFocus, expectSound } from '../support/sound.ts';

/** A busy day: rows that go, answers that come late, a server that stumbles. */
let product: Product;
let ann: OperatorAccount;
beforeAll(async () => {
  product = await startFreshProduct();
  ann = await addOperator(product, 'ann@operators.example');
});
afterAll(() => product.stop());

test('when a row goes the focus stays where it was in the list, and on the page with the last one', async ({
  newPage,
}) => {
  await giveUpMails(3);
  const operated = await openAsOperator(newPage, at('queues'), ann);
  const { page } = operated;
  expectFault(page, /401.*session/);
  const again = page.getByRole('row').getByRole('button');
  await expect.poll(() => again.count()).toBe(3);
  await again.nth(1).focus();
  for (const left of [2, 1]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => again.count()).toBe(left);
    await expectFocus(again.nth(left - 1));
  }
  await page.keyboard.press('Enter');
  await page.getByText(said('queues.none')).waitFor();
  await expectFocus(operated.button('action.refresh'));
});

test('what another operator changed meanwhile is told, and the list is read again', async ({
  newPage,
}) => {
  await giveUpMails(2);
  const operated = await openAsOperator(newPage, at('queues'), ann);
  const { page } = operated;
  expectFault(page, /401.*session|404.*errands/);
  const again = page.getByRole('row').getByRole('button');
  await expect.poll(() => again.count()).toBe(2);
  await ask('delete from errands where given_up_at is not null');
  await again.first().press('Enter');
  await page.getByText(said('queues.none')).waitFor();
});

test('a dialog waits for the answer, acts once for two presses, and tells a refusal', async ({
  newPage,
}) => {
  const operated = await openAsOperator(newPage, at('vouchers?country=SG'), ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session|409.*vouchers/);
  const held = await holdChanges(page);
  const end = page.getByRole('button', {
    name: said('records.act', { act: said('voucher.end'), what: 'SAVE20' }),
  });
  await end.click();
  await operated.button('voucher.end', dialog).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Escape');
  await operated.button('action.back', dialog).press('Enter');
  await operated.button('action.close', dialog).press('Enter');
  expect(await dialog.isVisible()).toBe(true);
  await refuse(held);
  await dialog.getByText('Not now.').waitFor();
  await expectSound(page);
  // Another operator may have been first.
  const readAgain = page.waitForRequest(/\/vouchers\?/);
  await page.keyboard.press('Escape');
  await readAgain;
  await end.click();
  await operated.button('voucher.end', dialog).click();
  await expect.poll(() => held.length).toBe(1);
  await held.pop()?.continue();
  await operated.told(said('voucher.ended', { code: 'SAVE20' })).waitFor();
  // What has ended is not ended again.
  await end.waitFor({ state: 'detached' });
});

test('Back closes what is open, and leaves a page only then', async ({ newPage }) => {
  const visitor = { ...at('vouchers?country=SG'), width: 360 };
  const operated = await openAsOperator(newPage, visitor, ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session/);
  const { href } = new URL(page.url());
  await operated.button('voucher.add').press('Enter');
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(href);
  await expectFocus(operated.button('voucher.add'));
  await operated.button('menu.open').click();
  await operated.goTo('audit');
  await dialog.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: said('place.vouchers') }).waitFor();
  expect(page.url()).toBe(href);
});

test('another part of a list begins at its top', async ({ newPage }) => {
  const operated = await openAsOperator(newPage, at('merchants?page=2'), ann);
  const { page } = operated;
  expectFault(page, /401.*session/);
  const before = operated.button('pager.before');
  // It cannot be pressed again on the first page, which must not lose the focus.
  await before.press('Enter');
  await page.getByText(/^1 to 50 of /).waitFor();
  await expectFocus(page.getByRole('main'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a refusal that comes after its page was left is told where the operator is now', async ({
  newPage,
}) => {
  const operated = await openAsOperator(newPage, at('flags?deployment=sg'), ann);
  const { page } = operated;
  expectFault(page, /401.*session|409.*test-vendors/);
  const held = await holdChanges(page);
  await page.getByLabel(said('outlet.id')).fill('m4pk2');
  await operated.button('test-vendors.add').click();
  await expect.poll(() => held.length).toBe(1);
  await operated.goTo('audit');
  await refuse(held);
  await operated.told('Not now.').waitFor();
});

test('a list that could not be read says so, and is read when that is asked for', async ({
  newPage,
}) => {
  await ask(`insert into payment_intents (body_hash, created_at, expires_at, closed, asked, amount_minor, amount, order_id,
      id, holder, idempotency_key, vendor_id, deployment, currency, method, origin, state)
    select '', 0, 1, true, '{}', 890, 8.9, id, 'pay-' || state, 'x', state, vendor_id, 'sg', 'SGD', 'card', 'x', state
    from (select id, vendor_id, (array['failed', 'succeeded'])[row_number() over ()] as state from orders limit 2) of`);
  const operated = await openAsOperator(newPage, at('orders'), ann);
  const { page } = operated;
  expectFault(page, /401.*session|500.*payments/);
  const payments = '**/operator/api/v1/payments?**';
  await page.route(payments, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await operated.goTo('payments');
  await page.getByText(said('problem.wordless', { status: 500 })).waitFor();
  await expectSound(page);
  await page.unroute(payments);
  await operated.button('action.retry').press('Enter');
  const refund = page.getByRole('row').getByRole('button');
  await operated.row('pay-succeeded').getByRole('button').waitFor();
  // Nothing was paid by the other one.
  expect(await refund.count()).toBe(1);
  await expectFocus(page.getByRole('main'));
});

/** Mails that were given up, and wait for an operator. */
function giveUpMails(count: number): Promise<void> {
  return ask(`insert into errands (kind, payload, due_at, created_at, tries, given_up_at, reason)
    select 'mail', '{"of":"long ago"}', 0, 0, 9, 0, 'mailbox ' || nth from generate_series(1, ${count}) nth`);
}

function at(path: string) {
  return { port: product.port, path: `/operator/${path}` };
}

/** Changes that the page asks for from now on, unanswered. */
async function holdChanges(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route('**/operator/api/v1/**', (route) => {
    if (route.request().method() === 'GET') return route.continue();
    held.push(route);
  });
  return held;
}

async function refuse(held: Route[]): Promise<void> {
  const json = { errors: [{ code: 'NotNow', message: 'Not now.' }] };
  await held.pop()?.fulfill({ status: 409, json });
}

async function ask(sql: string): Promise<void> {
  const client = await databaseOf(product.dataDir);
  await client.query(sql).finally(() => client.end());
}
