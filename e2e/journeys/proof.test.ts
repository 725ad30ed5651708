import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { startToldFleet, type ToldFleet } from '../support/told-fleet.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

let fleet: ToldFleet;
beforeAll(async () => {
  fleet = await startToldFleet();
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
      await fleet.photograph(orderId, kind, statuses[kind]);
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
