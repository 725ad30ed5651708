import { describe, expect } from 'vitest';
import { accessPages } from '../pages/access.ts';
import { stranger } from '../pages/demo.ts';
import { mailed } from '../pages/mail.ts';
import { openMember, openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

const owner = { code: 'j8ln', email: 'lantern@example.com', password: 'Quokkas!2026' };

test('a guest signs up by mail, goes on meanwhile, and later replaces a forgotten password', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', width: 360 });
  const { page, shell, t, request, signIn } = portal;
  const access = accessPages(portal);
  await access.request.click();
  await page.waitForURL('**/request-a-rider/**');
  await shell.openPanel();
  await access.registerLink.click();
  await access.register.click();
  // The bar above says whose page it is; the card does not say so again.
  expect(await page.getByRole('img', { name: 'Hopper' }).count()).toBe(1);
  await expect
    .poll(() => access.vendorCode.evaluate((it) => it === document.activeElement))
    .toBe(true);
  await expectSound(page);
  await access.fillRegistration(owner);
  await page.reload();
  expect(await access.vendorCode.inputValue()).toBe(owner.code);
  await access.fillRegistration(owner);
  await access.register.click();
  await access.title('access.link.title').waitFor();
  await page.reload();
  await access.title('access.link.title').waitFor();
  await page.getByText(owner.email).waitFor();
  expect(await access.again.isDisabled()).toBe(true);
  await expectSound(page);

  const link = await mailed(page, owner.email, /http:\S+\/verify#\S+/);
  await page.goto(link);
  await access.title('access.verify.title').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await access.title('access.verify.title').waitFor();
  await access.confirm(owner.password);
  await request.address.waitFor();
  await shell.openPanel();
  await page.getByText(owner.email).filter({ visible: true }).waitFor();
  await shell.signOutButton.click();

  // What was typed to sign in need not be typed once more.
  await signIn.email.fill(owner.email);
  await access.forgotLink.click();
  await expect.poll(() => access.email.inputValue()).toBe(owner.email);
  await access.askForCode(owner.email);
  await page.reload();
  await access.code.waitFor();
  expect(await access.email.inputValue()).toBe(owner.email);
  await expectSound(page);
  const code = await mailed(page, owner.email, /^\d{6}$/m);
  expectFault(page, /400.*forgot-password|forgot-password.*400/);
  await access.setPassword(String((Number(code) + 1) % 1_000_000).padStart(6, '0'), 'Newer!2027');
  await page.getByText(t('auth.CodeMismatchException')).waitFor();
  await access.code.fill(code);
  await access.change.click();
  await access.title('access.reset.done').waitFor();
  expect(await page.locator('main').getByRole('link').count()).toBe(1);
  await page.getByRole('link', { name: t('login.submit'), exact: true }).click();
  await signIn.as({ email: owner.email, password: 'Newer!2027' });
  await request.address.waitFor();
});

test('signing out on all devices ends the other one at once', async ({ newPage }) => {
  const here = await openPortal(newPage, { deployment: 'sg' });
  const there = await openPortal(newPage, { deployment: 'sg', path: '/order-tracking' });
  for (const { signIn, page } of [here, there]) {
    expectFault(page, /401|WebSocket/);
    await signIn.as(stranger);
    await page.waitForURL(/request-a-rider|order-tracking/);
  }
  // The second came from a page of its own and is led back to it.
  await there.page.waitForURL('**/order-tracking/**');
  await there.page.getByText(there.t('connection.live'), { exact: true }).waitFor();
  await here.shell.openPanel();
  await here.page.getByRole('button', { name: here.t('nav.logout-everywhere') }).click();
  await here.page.getByText(here.t('session.ended')).first().waitFor();
  await there.signIn.submit.waitFor();
});

describe('the first page', () => {
  test.for(['/', '/connect'])('%s does not move', async (path, { newPage }) => {
    const { page, signIn } = await openPortal(newPage, { deployment: 'sg', path });
    await signIn.submit.waitFor();
    await page.getByRole('link', { name: 'Register' }).waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((tell) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)));
        }),
    );
    // Letters that are drawn a fraction of a pixel elsewhere count for less than a millionth; a line that comes in is a thousand times that.
    expect(shift).toBeLessThan(1e-5);
  });

  test('has no sign-up and leads to the login page where flags say so', async ({ newPage }) => {
    const portal = await openPortal(newPage, { deployment: 'sg', path: '/termsandconditions' });
    const { page, t } = portal;
    const access = accessPages(portal);
    await page.route('**/flags/**', (route) =>
      route.fulfill({
        json: {
          flags: {
            'deactivate-sign-up-button': true,
            guest_checkout: true,
            'request-a-rider-button-goes-to-login-page': true,
          },
        },
      }),
    );
    await page.goto('/');
    await access.request.click();
    await page.waitForURL('**/connect');
    expect(await access.registerLink.count()).toBe(0);
    await page.goto('/register');
    await page.getByText(t('notfound.title')).waitFor();
  });
});

test('a link that is opened while somebody is signed in waits for what they decide', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, t } = portal;
  const access = accessPages(portal);
  await enter(portal);
  await page.goto(new URL('/verify#unused', page.url()).href);
  // Who is here has confirmed their address, most likely by this link: the way that they go on by is the first.
  await access.title('access.here.done').waitFor();
  await expectSound(page);
  const goOn = page.getByRole('link', { name: t('request.destination.continue') });
  expect(await goOn.getAttribute('href')).toBe('/');
  await page.getByRole('button', { name: t('access.here.sign-out') }).click();
  await access.title('access.verify.title').waitFor();
});
