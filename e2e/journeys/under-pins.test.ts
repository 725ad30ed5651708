import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFreePins, watchDrawing } from '../support/words-under-pins.ts';
import { enter, isWide, reachDetails, reachPayment, submit } from './steps.ts';

for (const width of [1280, 360])
  test(`no word of the map lies under a pin, at ${width} px`, async ({ newPage }) => {
    const portal = await openAtOutlet(newPage, { deployment: 'sg', width });
    const { page, tracking } = portal;
    await page.addInitScript(watchDrawing);
    await enter(portal);
    await reachDetails(portal);
    await lookFromNearToFar(portal);
    await reachPayment(portal);
    await submit(portal);
    // The map of a phone is too small at first to hold names.
    if (!isWide(page)) await tracking.grip.click();
    await expectFreePins(page, 'on tracking');
  });

/** As far as the map can be zoomed: each step has names of its own. The strip of a phone may have no room for any, and no buttons. */
async function lookFromNearToFar(portal: Portal): Promise<void> {
  const { page, t } = portal;
  const out = page.getByRole('button', { name: t('map.zoom-out') });
  await expectFreePins(page, 'at first', isWide(page));
  for (const step of [1, 2, 3, 4, 5]) {
    if (!(await out.isVisible())) return;
    const named = page.waitForResponse(/geolocator\/labels/);
    await out.click();
    await (await named).finished();
    await expectFreePins(page, `step ${step}`);
  }
}
