import { expect } from 'vitest';
import { openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment } from './steps.ts';

test('a fee above its base says why, part by part, in amounts with separators', async ({
  newPage,
}) => {
  const opened = await openPortal(newPage, { deployment: 'la', width: 360 });
  const outlet = { id: 'w2mk3', name: 'Mekong Kitchen Patuxay' };
  const portal = { ...opened, shop: { ...opened.shop, outlet, near: '17.9634, 102.6074' } };
  const { page, t, request } = portal;
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  await request.method('CASH_ON_DELIVERY').check();
  const because = page.getByText(/2,000 because of how it is paid: /);
  const distance = page.getByText(/for the distance of 1\.\d km/);
  await because.waitFor();
  expect(await because.innerText()).toContain(t('payment.CASH_ON_DELIVERY'));
  await distance.waitFor();
  await page.getByText(/above the base fee of .*12,000/).waitFor();
  await page.getByText('150,000').first().waitFor();
  await expectSound(page);
  await request.method('PAID').check();
  await because.waitFor({ state: 'hidden' });
  await distance.waitFor();
});
