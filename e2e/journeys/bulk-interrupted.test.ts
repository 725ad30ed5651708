import { expect } from 'vitest';
import { cutOff } from '../faults/bad-network.ts';
import { fileOf } from '../pages/bulk.ts';
import { openMember, type Portal } from '../pages/portal.ts';
import { test as base, type NewPage } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectSound } from '../support/sound.ts';
import { workbookOf } from '../support/workbook.ts';
import { fileWith, reachBulk } from './bulk-steps.ts';
import { enter } from './steps.ts';

/** `test` with a product that may be killed; all journeys of this file are on it. */
const test = base
  .extend('computes', { scope: 'file' }, true)
  .extend(
    'product',
    { scope: 'file' },
    async ({ executable: _ }, { onCleanup }): Promise<Product> => {
      const product = await startFreshProduct();
      onCleanup(product.stop);
      return product;
    },
  );

const people = (count: number) =>
  fileWith(
    `${count}.xlsx`,
    Array.from({ length: count }, () => ({})),
  );

async function open(newPage: NewPage, { port }: Product): Promise<Portal> {
  return openMember(newPage, { deployment: 'sg', port });
}

async function place({ page, bulk }: Portal, count: number): Promise<void> {
  await bulk.give(people(count));
  await bulk.upload(count).click();
  await bulk.place(count).click();
  await bulk.confirmPlacing(count).click();
  // From here on the server has said that it will place them.
  await page.getByRole('progressbar').waitFor();
}

async function expectPlaced({ page, bulk }: Portal, count: number): Promise<void> {
  const job = bulk.history.getByRole('row', { name: new RegExp(`${count}\\.xlsx`) });
  await job
    .getByRole('cell', { name: String(count), exact: true })
    .nth(1)
    .waitFor();
  await job.getByRole('link').click();
  await bulk.heading('placed.title').waitFor();
  await expectSound(page);
}

test('without a network nothing is placed, the reason stays at the button, and the next try places all', async ({
  newPage,
  product,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', port: product.port, width: 360 });
  const { page, bulk } = portal;
  await reachBulk(portal);
  await bulk.give(people(5));
  await bulk.upload(5).click();
  await bulk.place(5).click();
  expectFault(page, cutOff);
  await page.context().setOffline(true);
  await bulk.confirmPlacing(5).click();
  await bulk.unplaced.waitFor();
  await page.getByRole('region', { name: portal.t('alert.region') }).waitFor({ state: 'detached' });
  await bulk.unplaced.waitFor();
  await expectSound(page);
  await page.context().setOffline(false);
  await bulk.place(5).click();
  await bulk.confirmPlacing(5).click();
  await page.waitForURL('**/order-tracking/**');
  await page
    .getByText(bulk.say('place-order-success', { count: 5 }))
    .first()
    .waitFor();
});

test('placing goes on while the page is loaded again', async ({ newPage, product }) => {
  const portal = await open(newPage, product);
  await reachBulk(portal);
  await place(portal, 30);
  await portal.page.goto(`http://sg.localhost:${product.port}/bulk-order/m4pk2`);
  await expectPlaced(portal, 30);
});

test('placing goes on when the server comes back, and nothing is placed twice', async ({
  newPage,
  product,
}) => {
  const portal = await open(newPage, product);
  const { page, bulk } = portal;
  await reachBulk(portal);
  expectFault(page, /./);
  await place(portal, 120);
  await product.restart();
  await page.goto(`http://sg.localhost:${product.port}/bulk-order/m4pk2`);
  await expectPlaced(portal, 120);
  const links = new Set<string>();
  let looks = 0;
  const rows = page.getByRole('listitem').getByRole('link');
  await page.getByRole('region', { name: bulk.say('rows.list', { name: '120.xlsx' }) }).focus();
  await expect
    .poll(
      async () => {
        for (const text of await rows.allInnerTexts()) links.add(text);
        looks += 1;
        // A row that was passed between two pictures is met on the next way down.
        await page.keyboard.press(looks % 150 === 0 ? 'Home' : 'PageDown');
        return links.size;
      },
      { timeout: 60_000 },
    )
    .toBe(120);
});

test('without its flag there is no bulk upload', async ({ newPage, product }) => {
  const portal = await open(newPage, product);
  const { page, request, shell } = portal;
  const off = { flags: { 'bulk-order-upload': false } };
  await page.route(/\/flags/, (route) => route.fulfill({ json: off }));
  await enter(portal);
  expect(await shell.link('nav.bulk').count()).toBe(0);
  await page.goto(`http://sg.localhost:${product.port}/bulk-order`);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/bulk-order'));
  await request.address.waitFor();
});

test('a hostile file is refused with a reason, and the page goes on', async ({
  newPage,
  product,
}) => {
  const portal = await open(newPage, product);
  const { page, bulk } = portal;
  await reachBulk(portal);
  await bulk.give(fileOf('photo.xlsx', Buffer.from('not a spreadsheet at all')));
  await bulk.fault('format').waitFor();
  await bulk.give(fileOf('big.xlsx', Buffer.alloc(5_242_881)));
  await bulk.fault('too-large').waitFor();
  await expectSound(page);
  const rows = Array.from({ length: 25_002 }, () => ['a', 'b']);
  await bulk.give(fileOf('long.xlsx', workbookOf(rows)));
  await bulk.fault('too-many-rows').waitFor();
});
