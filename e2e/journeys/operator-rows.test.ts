import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { openAsOperator, said } from '../pages/console.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { pressOn } from '../support/keyboard.ts';
import { addOperator, type OperatorAccount } from '../support/operators.ts';
import { databaseOf } from '../support/product-cards.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';

let product: Product;
let ann: OperatorAccount;
beforeAll(async () => {
  product = await startFreshProduct();
  ann = await addOperator(product, 'ann@operators.example');
});
afterAll(() => product.stop());

const rows = Array.from({ length: 40 }, (_, nth) => {
  const broken = nth === 10 || nth === 30;
  const phone = broken ? 'nobody knows' : '+6562200155';
  return `Mei Bakery ${nth + 1},${phone},"${nth + 1} Orchard Road",1.3006,103.8455`;
});
const longAgo = new Date('2026-01-01');
const csv = ['name,phone_number,address,latitude,longitude', ...rows].join('\n');

test('a file of outlets is kept but for its bad rows, each of which is told', async ({
  newPage,
}) => {
  const operated = await openAsOperator(newPage, at(1280, 'merchants/m4pk/import'), ann);
  const { page } = operated;
  expectFault(page, /401.*session|400.*import/);
  const file = page.getByLabel(said('import.file'));
  await operated.button('import.submit').click();
  await expectError(file, said('error.required'));
  await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('name') });
  await operated.button('import.submit').click();
  await page.getByText(/^The file cannot be read/).waitFor();
  await expectSound(page);
  const path = join(product.dataDir, 'b.csv');
  await writeFile(path, 'name');
  // Browsers tell by the second whether a file has changed.
  await utimes(path, longAgo, longAgo);
  await file.setInputFiles(path);
  // On a crowded machine they do so some time after the file was chosen.
  await file.evaluate(readChosen);
  await writeFile(path, csv);
  await operated.button('import.submit').click();
  await expectError(file, said('file.changed'));
  await file.setInputFiles(path);
  await operated.button('import.submit').click();
  const report = operated.region('import.report');
  await report.getByText(said('import.added', { count: 38 })).waitFor();
  await report.getByText(said('import.rejected', { count: 2 })).waitFor();
  const bad = report.getByRole('row').filter({ hasText: said('field.phone_number') });
  expect(await bad.getByRole('cell').first().innerText()).toBe('12');
  expect(await bad.count()).toBe(2);
  // The file was let go: pressed again, it is not there twice.
  await operated.button('import.submit').click();
  await expectError(file, said('error.required'));
  await expectSound(page);
  const saved = page.waitForEvent('download');
  await operated.button('import.save').click();
  expect((await saved).suggestedFilename()).toBe('rejected-rows.csv');
  await page.getByRole('link', { name: said('import.back') }).click();
  await page.getByText(said('pager.part.of', { first: 1, last: 41, total: 41 })).waitFor();
});

/** Runs in the page. */
async function readChosen(input: HTMLElement | SVGElement): Promise<void> {
  if (input instanceof HTMLInputElement) await input.files?.[0]?.text();
}

const square = [
  [103.8, 1.25],
  [103.9, 1.25],
  [103.9, 1.35],
  [103.8, 1.25],
];
const shapes = [
  { type: 'Polygon', coordinates: [square] },
  { type: 'Point', coordinates: [103.8, 1.3] },
];
const geojson = JSON.stringify({
  type: 'FeatureCollection',
  features: shapes.map((geometry) => ({
    ...{ type: 'Feature', geometry },
    properties: { name: 'Harbour' },
  })),
});

test('an outlet gets delivery areas of its own, and gives them back', async ({ newPage }) => {
  const operated = await openAsOperator(
    newPage,
    at(360, 'merchants?view=outlets&search=m4pk2'),
    ann,
  );
  const { page, dialog } = operated;
  expectFault(page, /401.*session/);
  await pressOn(page, page.getByRole('button', { name: new RegExp(`^${said('areas.outlet')}: `) }));
  await operated.heading(said('areas', { id: 'm4pk2' })).waitFor();
  const chosen = { name: 'a.geojson', mimeType: 'application/geo+json' };
  await page
    .getByLabel(said('areas.file'))
    .setInputFiles({ ...chosen, buffer: Buffer.from(geojson) });
  await operated.button('import.submit').click();
  await page.getByText(said('areas.rejected', { count: 1, which: 2 })).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Harbour' }).waitFor();
  await expectSound(page);
  await operated.button('areas.remove').click();
  await expectSound(page);
  await operated.button('areas.remove', dialog).click();
  await page.getByText('Harbour').waitFor({ state: 'detached' });
});

test('a merchant is created, gets an outlet more, and is closed', async ({ newPage }) => {
  const operated = await openAsOperator(newPage, at(360, 'merchants/new'), ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session|400.*merchants/);
  await operated.button('merchant.new.submit').click();
  await expectError(operated.field('field.merchant_name'), said('error.required'));
  await page.getByLabel(said('field.deployment')).selectOption('sg');
  const filled = {
    ...{ merchant_name: 'Mei Bakery', owner: 'mei@bakery.example', name: 'Mei Bakery Orchard' },
    ...{ phone_number: '12', address: '1 Orchard Road', latitude: '1.3006', longitude: '103.8455' },
  };
  for (const [name, text] of Object.entries(filled)) {
    await operated.field(`field.${name}`).fill(text);
  }
  await operated.button('merchant.new.submit').click();
  // What only the server knows stands at its field, too.
  await expect
    .poll(() => operated.field('field.phone_number').getAttribute('aria-invalid'))
    .toBe('true');
  await expectSound(page);
  await operated.field('field.phone_number').fill('+6562200155');
  await operated.button('merchant.new.submit').click();
  await operated.heading('Mei Bakery').waitFor();
  await page.getByText('mei@bakery.example', { exact: true }).waitFor();
  await expectSound(page);
  await operated.button('merchant.close').click();
  await dialog.getByText(said('merchant.close.consequence')).waitFor();
  await expectSound(page);
  await operated.button('merchant.close', dialog).click();
  await operated.told(said('merchant.close.done', { name: 'Mei Bakery', count: 1 })).waitFor();
  await page.getByText(said('outlet.closed'), { exact: true }).waitFor();
});

test('what was given up is tried again, alone and together', async ({ newPage }) => {
  await giveUp();
  const operated = await openAsOperator(newPage, at(1280, 'queues'), ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session/);
  await operated.row('the mailbox is full').first().waitFor();
  await expectSound(page);
  const alone = operated.row('the target is away');
  await alone.getByRole('button').click();
  await operated.told(said('queue.retried', { count: 1 })).waitFor();
  await alone.waitFor({ state: 'detached' });
  await page.getByLabel(said('queue.kind')).selectOption('mail');
  await operated.row('the mailbox is full').first().waitFor();
  await operated.button('queues.retry').click();
  await dialog.getByText(said('queues.retry.consequence')).waitFor();
  await expectSound(page);
  await operated.button('queues.retry', dialog).click();
  await operated.told(said('queue.retried', { count: 2 })).waitFor();
  await page.getByText(said('queues.none')).waitFor();
});

test('what is kept of a person is saved, and erased once their address was typed again', async ({
  newPage,
}) => {
  const operated = await openAsOperator(newPage, at(360, 'privacy'), ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session/);
  const email = operated.field('field.email');
  await email.fill('new');
  await operated.button('privacy.erase').click();
  await expectError(email, said('error.format'));
  await expectFocus(email);
  const nobody = 'nobody@example.com';
  await email.fill(nobody);
  await operated.button('privacy.export').click();
  await operated.told(said('privacy.export.none', { email: nobody })).waitFor();
  await email.fill('new@example.com');
  const saved = page.waitForEvent('download');
  await operated.button('privacy.export').click();
  expect((await saved).suggestedFilename()).toBe('new_example.com.json');
  await operated.button('privacy.erase').click();
  const again = operated.field('privacy.erase.again', dialog);
  await operated.button('privacy.erase', dialog).click();
  await expectError(again, said('privacy.erase.differs'));
  await expectSound(page);
  await again.fill('new@example.com');
  await operated.button('privacy.erase', dialog).click();
  await page
    .locator('[data-notice]')
    .filter({ hasText: /erased/ })
    .waitFor();
});

test('what changes how somebody signs in says what it leads to before it is done', async ({
  newPage,
}) => {
  const operated = await openAsOperator(newPage, at(360, 'privacy'), ann);
  const { page, dialog } = operated;
  expectFault(page, /401.*session/);
  const email = 'other@example.com';
  await operated.field('field.email').fill(email);
  for (const what of ['factor', 'provider', 'password']) {
    await operated.button(`privacy.${what}`).click();
    await dialog.getByText(said(`privacy.${what}.title`, { email })).waitFor();
    await dialog.getByText(said(`privacy.${what}.consequence`)).waitFor();
    if (what === 'password') break;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await operated.button('privacy.password', dialog).click();
  await operated.told(said('privacy.password.done', { email })).waitFor();
});

function at(width: number, path: string) {
  return { port: product.port, width, path: `/operator/${path}` };
}

/** Errands of long ago that nobody takes before they are due again. */
async function giveUp(): Promise<void> {
  const client = await databaseOf(product.dataDir);
  try {
    await client.query(`insert into errands (kind, payload, due_at, created_at, tries, given_up_at, reason)
      select kind, '{"of":"long ago"}', 0, extract(epoch from now()) - 60, 9, extract(epoch from now()), reason from (values
        ('mail', 'the mailbox is full'), ('mail', 'the mailbox is full'), ('webhook', 'the target is away')) given (kind, reason)`);
  } finally {
    await client.end();
  }
}
