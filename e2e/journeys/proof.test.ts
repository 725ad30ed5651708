import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { type ConnectedFleet, startConnectedFleet } from '../support/connected-fleet.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

let fleet: ConnectedFleet;
beforeAll(async () => {
  fleet = await startConnectedFleet();
});
afterAll(() => fleet.stop());

const statuses = { pickup: 'PICKED_UP', delivery: 'DELIVERED' } as const;

test.for([
  { deployment: 'sg', width: 1280, scheme: 'light' },
  { deployment: 'kw', width: 360, scheme: 'dark' },
] as const)(
  'on $deployment the photographs of an order are looked at while and after it is delivered',
  async (visitor, { newPage }) => {
    const portal = await openAtOutlet(newPage, { ...visitor, port: fleet.product.port });
    const { page, t, tracking } = portal;
    await enter(portal);
    await reachDetails(portal);
    await reachPayment(portal);
    const orderId = await submit(portal);
    await fleet.accept(orderId);
    await tracking.panel(orderId).getByText(t('order.note.prepare')).waitFor();
    for (const kind of ['pickup', 'delivery'] as const) {
      const jpeg = await page.screenshot({ type: 'jpeg' });
      await fleet.photograph(orderId, kind, statuses[kind], jpeg);
      const proof = t(`order.proof.${kind}`);
      const opener = tracking.panel(orderId).getByRole('button', { name: proof });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: proof });
      const picture = dialog.getByRole('img', {
        name: t('order.proof.picture', { proof, id: orderId }),
      });
      await picture.waitFor();
      await expect.poll(() => picture.evaluate(widthOf)).toBe(visitor.width);
      await expectSound(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  },
);

function widthOf(image: HTMLElement | SVGElement): number {
  return image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0;
}
