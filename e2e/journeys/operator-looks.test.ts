import { afterAll, beforeAll } from 'vitest';
import { openAsOperator, said } from '../pages/console.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { addOperator, type OperatorAccount } from '../support/operators.ts';
import { expectSound } from '../support/sound.ts';

let product: Product;
let ann: OperatorAccount;
beforeAll(async () => {
  product = await startFreshProduct({ DEMO_LIVE: 'true', FLEET_SPEED: '0.2' });
  ann = await addOperator(product, 'ann@operators.example');
});
afterAll(() => product.stop());

const places = [
  ...['merchants', 'payments', 'vouchers', 'flags', 'queues', 'privacy', 'audit', 'account'],
] as const;

test.for([
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const)('every page is sound at $width px in $scheme', async (visitor, { newPage }) => {
  const operated = await openAsOperator(newPage, { ...visitor, port: product.port }, ann);
  const { page } = operated;
  expectFault(page, /401.*session/);
  for (const place of places) {
    if (visitor.width < 900) await operated.button('menu.open').click();
    await operated.goTo(place);
    await page.getByLabel(said('loading')).first().waitFor({ state: 'detached' });
    await expectSound(page);
  }
  if (visitor.width < 900) await operated.button('menu.open').click();
  await operated.goTo('merchants');
  await operated.search.fill('Pandan');
  await operated.find.click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pandan/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: said('merchant.people') }).waitFor();
  await page.getByLabel(said('loading')).first().waitFor({ state: 'detached' });
  await expectSound(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: said('import') })
    .click();
  await operated.heading(said('import')).waitFor();
  await expectSound(page);
  await page.goto(page.url().replace(/merchants.*/, 'merchants/new'));
  await operated.heading(said('merchant.new')).waitFor();
  await expectSound(page);
  await page.goto(page.url().replace(/merchants.*/, 'orders?search=a'));
  await page.getByRole('main').getByRole('link').first().waitFor();
  await expectSound(page);
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('list', { name: said('order.history') }).waitFor();
  await expectSound(page);
});
