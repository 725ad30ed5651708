import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { databaseOf } from '../support/product-cards.ts';
import { expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

let product: Product;
beforeAll(async () => {
  product = await startFreshProduct();
});
afterAll(() => product.stop());

test.for([{ width: 1280 }, { width: 360 }])(
  'a test outlet is marked where it is worked for and where it is chosen, at $width px',
  async ({ width }, { newPage }) => {
    const { port } = product;
    const portal = await openAtOutlet(newPage, { deployment: 'sg', width, port });
    const { page, t, shop, shell } = portal;
    await enter(portal);
    const header = shell.branch;
    await header.waitFor();
    const mark = page.getByText(t('branch.test'), { exact: true });
    expect(await mark.count()).toBe(0);
    await change(
      "insert into test_vendors (deployment, vendor_id) values ('sg', $1)",
      shop.outlet.id,
    );
    await page.reload();
    await header.getByText(t('branch.test'), { exact: true }).waitFor();
    await expectSound(page);
    await header.click();
    const chosen = page.getByRole('dialog').getByRole('radio', { checked: true });
    await chosen.waitFor();
    expect(
      await page.getByRole('dialog').getByText(t('branch.test'), { exact: true }).count(),
    ).toBe(1);
    await expectSound(page);
    await change(
      "delete from test_vendors where deployment = 'sg' and vendor_id = $1",
      shop.outlet.id,
    );
    await page.reload();
    await header.waitFor();
    await expect.poll(() => mark.count()).toBe(0);
  },
);

/** As an operator's command does beside the product. */
async function change(statement: string, outlet: string): Promise<void> {
  const client = await databaseOf(product.dataDir);
  try {
    await client.query(statement, [outlet]);
  } finally {
    await client.end();
  }
}
