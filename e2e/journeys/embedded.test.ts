import { expect } from 'vitest';
import { openCounter, portalIn } from '../pages/counter.ts';
import { shops } from '../pages/demo.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectSound } from '../support/sound.ts';

test('the portal in a platform’s page needs no sign-in, reaches what the platform says, and opens a window of its own', async ({
  newPage,
}) => {
  const counter = await openCounter(newPage, { deployment: 'sg' });
  const { page, t, within, frame } = counter;
  await within.request.address.waitFor();
  await within.settings.waitFor();
  for (const absent of [within.shell.account, within.shell.signOutButton, within.password]) {
    expect(await absent.count()).toBe(0);
  }
  await within.shell.openBranches();
  expect(await within.shell.outlets.count()).toBe(2);
  await page.keyboard.press('Escape');
  await within.request.typeAddress(shops.sg.near);
  await within.request.fields.name.waitFor();
  await within.settings.click();
  await frame
    .getByText(t('embedded.through', { platform: 'Counter' }))
    .filter({ visible: true })
    .waitFor();
  await page.keyboard.press('Escape');
  await within.shell.link('nav.tracking').click();
  const opening = page.waitForEvent('popup');
  await within.openWindow.click();
  const opened = await opening;
  const own = portalIn(opened, t);
  await own.settings.waitFor();
  expect(new URL(opened.url()).pathname).toMatch(/^\/order-tracking\/m4pk[23]$/);
  expect(opened.url()).not.toContain('token');
  expect(await own.openWindow.count()).toBe(0);
  await opened.reload();
  await own.settings.waitFor();
  await expectSound(opened);
  await expectSound(page);
});

test('a token that the server refuses is said, without a form to sign in with; trying again helps', async ({
  newPage,
}) => {
  const counter = await openCounter(newPage, { deployment: 'sg' }, async (page) => {
    expectFault(page, /401/);
    let given = 0;
    await page.route('**/counter/token', (route) => {
      given += 1;
      return given > 2 ? route.continue() : route.fulfill({ json: { token: `a.b.c${given}` } });
    });
  });
  const { within } = counter;
  await within.heading('embedded.refused.title').waitFor();
  expect(await within.password.count()).toBe(0);
  await within.retry.click();
  await within.request.address.waitFor();
});

test('it stands in a frame on a phone, right to left', async ({ newPage }) => {
  const counter = await openCounter(newPage, { deployment: 'kw', width: 360, locale: 'ar' });
  const { page, t, within, frame } = counter;
  await within.request.address.waitFor();
  expect(await frame.locator('html').getAttribute('dir')).toBe('rtl');
  await expectSound(page);
  await within.shell.menu.click();
  await frame
    .getByText(t('embedded.through', { platform: 'Counter' }))
    .filter({ visible: true })
    .waitFor();
  expect(await within.shell.signOutButton.count()).toBe(0);
});
