import { afterAll, beforeAll, expect } from 'vitest';
import { type OperatorConsole, openAsOperator, said } from '../pages/console.ts';
import { address, test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { addOperator, type OperatorAccount } from '../support/operators.ts';
import { expectError, expectSound } from '../support/sound.ts';

let product: Product;
let ann: OperatorAccount;
let bo: OperatorAccount;
beforeAll(async () => {
  product = await startFreshProduct();
  ann = await addOperator(product, 'ann@operators.example');
  bo = await addOperator(product, 'bo@operators.example');
});
afterAll(() => product.stop());

test('maintenance is planned with its end, which a shop is told, and called off', async ({
  newPage,
}) => {
  const operated = await openAsOperator(newPage, at(1280), ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session/);
  const maintenance = operated.region('maintenance');
  await maintenance.getByText(said('maintenance.none')).waitFor();
  await operated.button('maintenance.plan').click();
  await expectError(maintenance.getByLabel(said('window.until')), said('error.required'));
  await expectSound(page);
  // A day without its time is no moment, and would let the maintenance begin at once.
  await maintenance.getByLabel(said('window.until')).fill(inSingapore(7200));
  await maintenance.getByLabel(said('window.from')).pressSequentially('12312027');
  await operated.button('maintenance.plan').click();
  await expectError(maintenance.getByLabel(said('window.from')), said('error.half'));
  await maintenance.getByLabel(said('window.from')).fill('');
  const until = inSingapore(3600);
  await maintenance.getByLabel(said('window.until')).fill(until);
  await operated.button('maintenance.plan').click();
  await operated.told(said('maintenance.planned')).waitFor();
  await maintenance.getByText(/^Under maintenance now, until /).waitFor();
  await expectSound(page);

  // Looking at what is planned changes nothing of it.
  await openFlag(operated, 'planned_maintenance');
  expect(await dialog.getByLabel(said('flag.timed')).isChecked()).toBe(true);
  expect(await dialog.getByLabel(said('window.until')).inputValue()).toBe(until);
  await operated.button('flag.change', dialog).click();
  await operated.told(said('flag.changed', { flag: 'planned_maintenance' })).waitFor();
  await maintenance.getByText(/^Under maintenance now, until /).waitFor();

  const shop = await newPage({ port: product.port });
  await shop.goto(address('sg', '/status', product.port));
  await shop.getByText('We are working on the service').first().waitFor();

  await operated.button('maintenance.off', maintenance).click();
  await dialog.getByText(said('maintenance.off.consequence')).waitFor();
  await operated.button('maintenance.off', dialog).click();
  await maintenance.getByText(said('maintenance.none')).waitFor();
  // What was pressed is gone, and the focus is not.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('main, main *')))
    .toBe(true);
  await expectSound(page);
});

test('two operators change the same flag: the second is told, and decides again', async ({
  newPage,
}) => {
  const first = await openAsOperator(newPage, at(1280), ann);
  const second = await openAsOperator(newPage, at(360), bo);
  expectFault(first.page, /401.*session/);
  expectFault(second.page, /401.*session|409.*flags/);
  await openFlag(second);
  await openFlag(first);
  await first.dialog.getByRole('radio', { name: said('flag.value.on') }).check({ force: true });
  await first.button('flag.change', first.dialog).click();
  await first.told(said('flag.changed', { flag: 'tip' })).waitFor();

  await second.dialog.getByRole('radio', { name: said('flag.value.off') }).check({ force: true });
  await second.button('flag.change', second.dialog).click();
  const conflict = second.dialog.getByText(said('flag.conflict'));
  await conflict.waitFor();
  await second.dialog.getByText(ann.email).waitFor();
  await expectSound(second.page);
  await second.button('flag.conflict.look', second.dialog).click();
  await conflict.waitFor({ state: 'detached' });
  await second.dialog.getByText(said('flag.why.switched.on')).waitFor();
  const off = second.dialog.getByRole('radio', { name: said('flag.value.off') });
  expect(await off.isChecked()).toBe(true);
  await second.button('flag.change', second.dialog).click();
  await second.told(said('flag.changed', { flag: 'tip' })).waitFor();
});

test('an outlet becomes a test vendor, and is none any more', async ({ newPage }) => {
  const operated = await openAsOperator(newPage, at(1280), ann);
  expectFault(operated.page, /401.*session|404.*test-vendors/);
  const vendors = operated.region('test-vendors');
  await vendors.getByLabel(said('outlet.id')).fill('nobody');
  await operated.button('test-vendors.add').click();
  await vendors.getByText('There is no outlet nobody in sg.').waitFor();
  await vendors.getByLabel(said('outlet.id')).fill('m4pk2');
  await operated.button('test-vendors.add').click();
  const row = vendors.getByRole('listitem').filter({ hasText: 'm4pk2' });
  await row.waitFor();
  await expectSound(operated.page);
  await operated.button('test-vendors.remove', row).click();
  await row.waitFor({ state: 'detached' });
});

function at(width: number) {
  return { port: product.port, width, path: '/operator/flags?deployment=sg' };
}

async function openFlag({ page, dialog }: OperatorConsole, flag = 'tip'): Promise<void> {
  const name = said('records.act', { act: said('flag.change'), what: flag });
  await page.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor();
}

/** A moment from now on the clocks of Singapore, as a field takes it. */
function inSingapore(seconds: number): string {
  return new Date(Date.now() + (seconds + 8 * 3600) * 1000).toISOString().slice(0, 16);
}
