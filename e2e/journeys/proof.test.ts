import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

/** A product of its own, since the number of an order decides what becomes of it. */
let product: Product;
beforeAll(async () => {
  product = await startFreshProduct();
});
afterAll(() => product.stop());

test.for([
  { deployment: 'sg', width: 1280, scheme: 'light' },
  { deployment: 'kw', width: 360, scheme: 'dark' },
] as const)(
  'on $deployment the photographs of an order are looked at while and after it is delivered',
  async (visitor, { newPage }) => {
    const portal = await openAtOutlet(newPage, { ...visitor, port: product.port });
    const { page, t, tracking } = portal;
    await enter(portal);
    await reachDetails(portal);
    await reachPayment(portal);
    const orderId = await submit(portal);
    await tracking.panel(orderId).getByText(t('order.note.prepare')).waitFor();
    for (const kind of ['pickup', 'delivery']) {
      const proof = t(`order.proof.${kind}`);
      const opener = tracking.panel(orderId).getByRole('button', { name: proof });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: proof });
      const picture = dialog.getByRole('img', {
        name: t('order.proof.picture', { proof, id: orderId }),
      });
      await picture.waitFor();
      // Another picture of the same may come meanwhile; what counts is that one is seen.
      await expect.poll(() => picture.evaluate(widthOf)).toBe(480);
      await expectSound(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  },
);

function widthOf(image: HTMLElement | SVGElement): number {
  return image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0;
}
