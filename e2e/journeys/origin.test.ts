import { expect } from 'vitest';
import { newcomer, shops } from '../pages/demo.ts';
import { originPage } from '../pages/origin.ts';
import { openMember } from '../pages/portal.ts';
import { hold } from '../pages/request.ts';
import { test } from '../support/browser.ts';
import { expectFocus, expectSound } from '../support/sound.ts';

test('a new outlet says where it stands, once, and requests its first rider', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, {
    ...{ deployment: 'sg', width: 360, scheme: 'dark' },
    person: newcomer,
  });
  const { page, t, request } = portal;
  const origin = originPage(portal);
  await page.goto('/');
  await origin.heading.waitFor();
  await origin.confirm.click();
  await page.getByText(t('request.origin.fill')).waitFor();
  await expect
    .poll(() => origin.address.evaluate((it) => it === document.activeElement))
    .toBe(true);
  await origin.pin.waitFor();
  await expectSound(page);

  await origin.address.fill('1.2903, 103.8519');
  await page.reload();
  await origin.address.waitFor();
  await expect.poll(() => origin.address.inputValue()).toBe('1.2903, 103.8519');
  await origin.confirm.click();
  await origin.street.waitFor();
  // No keyboard springs up under a finger, and the page goes on to be read where it changed.
  await expectFocus(page.locator('main'));
  const street = await origin.street.inputValue();
  await origin.unit.fill('#01-09');
  await origin.notes.fill('é'.repeat(501));
  await origin.save.click();
  await page.getByText(t('address.error.notes-too-long')).waitFor();
  await expect.poll(() => origin.notes.evaluate((it) => it === document.activeElement)).toBe(true);
  await expectSound(page);
  await origin.notes.fill('Back door');
  await hold(page, origin.pin, 'ArrowUp', 3);
  await expect.poll(() => origin.unit.inputValue()).toBe('#01-09');
  await origin.street.fill(street || 'Harbour Road');

  const saved = page.waitForResponse('**/vendor/n5hb/address');
  await origin.save.click();
  expect((await saved).status()).toBe(200);
  await request.address.waitFor();
  await page.reload();
  await request.address.waitFor();
  await request.typeAddress(shops.sg.near);
  await request.fields.name.waitFor();
});
