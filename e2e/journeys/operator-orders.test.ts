import { afterAll, beforeAll, expect } from 'vitest';
import { openAsOperator, openConsole, said } from '../pages/console.ts';
import { address, test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { addOperator, codeNow, type OperatorAccount } from '../support/operators.ts';
import { databaseOf } from '../support/product-cards.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';

/** Orders under way whose riders take their time. */
let product: Product;
let ann: OperatorAccount;
beforeAll(async () => {
  product = await startFreshProduct({ DEMO_LIVE: 'true', FLEET_SPEED: '0.2' });
  ann = await addOperator(product, 'ann@operators.example');
});
afterAll(() => product.stop());

test('an operator signs in with a second factor, and out again', async ({ newPage }) => {
  const operated = await openConsole(newPage, { port: product.port });
  const { page } = operated;
  await operated.email.waitFor();
  await expectSound(page);
  // That nobody is here is no fault.
  expectFault(page, /401.*session/);
  await operated.button('sign-in').click();
  await expectError(operated.email, said('error.required'));
  await operated.signIn(ann, '000000');
  await page.getByText('Email address, password or code is wrong.').waitFor();
  await expectSound(page);
  await operated.signIn(ann, codeNow(ann));
  await operated.heading(said('place.orders')).waitFor();
  await expectSound(page);
  await operated.button('sign-out').click();
  await operated.email.waitFor();
  await page.reload();
  await operated.email.waitFor();
});

test('an order is found and cancelled, and its history and the audit say who did it', async ({
  newPage,
}) => {
  const { id, name } = await anOrder(product);
  const visitor = { port: product.port, path: '/operator/orders' };
  const operated = await openAsOperator(newPage, visitor, ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session/);
  await operated.search.fill(id);
  await operated.find.click();
  await operated.row(id).getByRole('link').click();
  await operated.heading(name).waitFor();
  await page.getByRole('list', { name: said('order.history') }).waitFor();
  await expectSound(page);

  await operated.button('order.rider.again').click();
  await expectSound(page);
  await operated.button('order.rider.again', dialog).click();
  await operated.told(said('order.rider.asked')).waitFor();

  await operated.button('order.cancel').click();
  await dialog.getByText(said('order.cancel.consequence')).waitFor();
  await expectSound(page);
  await dialog.getByRole('combobox').selectOption('bad_weather');
  await dialog.getByRole('checkbox').check();
  await operated.button('order.cancel', dialog).click();
  await operated.told(said('order.cancelled')).waitFor();
  const history = page.getByRole('list', { name: said('order.history') });
  const line = history.getByRole('listitem').filter({ hasText: said('history.orders cancel') });
  await line.getByText(ann.email).waitFor();
  await operated.button('order.cancel').waitFor({ state: 'detached' });

  await operated.goTo('audit');
  const entry = operated.row('orders cancel');
  await entry.getByText(`order ${id}`).waitFor();
  expect(await entry.innerText()).toContain(said('reason.bad_weather'));
  expect(await entry.innerText()).toContain(ann.email);
  await expectSound(page);
});

test('on a phone the same is lines, and a session that ends keeps what was typed', async ({
  newPage,
}) => {
  const visitor = { port: product.port, width: 360, scheme: 'dark' as const };
  const operated = await openAsOperator(newPage, visitor, ann);
  const { page, dialog } = operated;
  expectFault(page, /401/);
  const { id, name } = await anOrder(product);
  await operated.search.fill(name);
  await operated.find.click();
  const line = page.getByRole('listitem').filter({ hasText: id });
  const link = await line.getByRole('link').boundingBox();
  // A name stands on one line, whether or not there are buttons beside it.
  expect(link?.height).toBeLessThan(40);
  await expectSound(page);
  await operated.button('menu.open').click();
  await expectSound(page);
  await operated.goTo('vouchers');
  await operated.button('voucher.add').click();
  await operated.field('field.code', dialog).fill('RAIN5');
  await expectSound(page);

  await page.context().clearCookies();
  await dialog.getByLabel(said('field.country')).selectOption('SG');
  await dialog.getByLabel(said('field.type')).selectOption('percentage');
  await dialog.getByLabel(said('field.amount')).fill('5');
  await operated.button('voucher.add', dialog).click();
  const again = page.getByRole('dialog', { name: said('sign-in.again') });
  await again.waitFor();
  await expectFocus(operated.password);
  await expectSound(page);
  await operated.signIn(ann, ann.recovery_codes.pop() ?? '');
  await again.waitFor({ state: 'detached' });
  await expect.poll(() => operated.field('field.code', dialog).inputValue()).toBe('RAIN5');
  await operated.button('voucher.add', dialog).click();
  await operated.told(said('voucher.added', { code: 'RAIN5' })).waitFor();
});

test('the console is no page of a shop, and a shop’s page loads nothing of it', async ({
  newPage,
}) => {
  const page = await newPage({ port: product.port });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address('sg', '/', product.port));
  await page.getByRole('main').waitFor();
  expect(asked.filter((path) => path.startsWith('/operator'))).toEqual([]);
  const local = (path: string) => fetch(`http://localhost:${product.port}${path}`);
  const answer = await local('/operator/flags');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('content-security-policy')).toContain("trusted-types 'none'");
  for (const path of ['/operator/api/v1/nothing', '/operator/assets/nothing.js'])
    expect((await local(path)).status).toBe(404);
});

/** One that a rider has still to collect. */
async function anOrder({ dataDir }: Product): Promise<{ id: string; name: string }> {
  const client = await databaseOf(dataDir);
  try {
    const { rows } = await client.query<{ id: string; name: string }>(
      `select o.id, o.record #>> '{customer,name}' as name from orders o join vendors v on v.id = o.vendor_id
       where o.record ->> 'status' in ('NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY')
         and v.deployment = 'sg' order by o.created_at desc limit 1`,
    );
    const [order] = rows;
    if (!order) throw new Error('no order is under way');
    return order;
  } finally {
    await client.end();
  }
}
