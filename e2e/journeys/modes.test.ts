import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { counterToken } from '../pages/counter.ts';
import { merchant } from '../pages/demo.ts';
import { panelOf } from '../pages/panel.ts';
import { paymentPage } from '../pages/payment.ts';
import { openPortal } from '../pages/portal.ts';
import { startingWith } from '../pages/texts.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';

/** Parts that load by themselves arrive after the page. */
const patience = { timeout: 20_000 };

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

describe('classic', () => {
  test('the bar holds everything of a vendor, and signing out says so', async ({ newPage }) => {
    const portal = await openPortal(newPage, { deployment: 'sg' });
    const { page, t, signIn, shell, request } = portal;
    const panel = panelOf(portal);
    await signIn.as();
    await request.address.waitFor();
    await panel.bar.getByRole('img').first().waitFor();
    await shell.branch.waitFor();
    const tabs = await panel.tabs.allInnerTexts();
    const names = ['nav.request', 'nav.tracking', 'nav.history', 'nav.bulk'].map((key) => t(key));
    expect(tabs.length).toBe(names.length);
    for (const [at, name] of names.entries()) expect(tabs[at]).toMatch(startingWith(name));
    await shell.account.click();
    await page.getByText(merchant.email, { exact: true }).filter({ visible: true }).waitFor();
    expect(await panel.partner.getAttribute('href')).toBe('https://partners.example/sg');
    await panel.everywhere.waitFor();
    await expect.poll(() => panel.help.filter({ visible: true }).count(), patience).toBe(2);
    expect(await panel.signIn.or(panel.register).count()).toBe(0);
    await panel.logout.click();
    await panel.disconnected.waitFor();
    await signIn.submit.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await panel.bar.count()).toBe(0);
    expect(await stored(page, 'token')).toBeNull();
  });
});

describe('guest', () => {
  test('there is no outlet to choose, no help and no account; leaving forgets everything', async ({
    newPage,
  }) => {
    const portal = await openPortal(newPage, { deployment: 'sg' });
    const { page, t, signIn, shell } = portal;
    const panel = panelOf(portal);
    await paymentPage(portal).enter.click();
    await page.waitForURL('**/request-a-rider/b-sg');
    await page.reload();
    await shell.account.click();
    await panel.signIn.waitFor();
    await panel.register.waitFor();
    await panel.partner.waitFor();
    for (const absent of [panel.logout, panel.everywhere, panel.help, shell.branch]) {
      expect(await absent.count()).toBe(0);
    }
    await expectSound(page);
    await walkTo(page, '/request-a-rider/m4pk1');
    await page.waitForURL('**/request-a-rider/b-sg');
    await walkTo(page, '/helpcenter/b-sg');
    await page.waitForURL('**/request-a-rider/b-sg');
    await walkTo(page, '/termsandconditions');
    await page.getByRole('heading', { name: t('legal.terms.title') }).waitFor();
    expect(await panel.bar.count()).toBe(0);
    await walkTo(page, '/history');
    await page.getByText(t('guest.history')).waitFor();
    await page.evaluate(() =>
      localStorage.setItem('guest-orders', '[{"token":"x","placed_at":1800000000}]'),
    );
    await shell.account.click();
    await panel.leave.click();
    await panel.disconnected.waitFor();
    await signIn.submit.waitFor();
    expect(await stored(page, 'guest-token')).toBeNull();
    expect(await stored(page, 'guest-orders')).toBeNull();
  });

  test('nobody begins as one where guests may not check out', async ({ newPage }) => {
    const portal = await openPortal(newPage, { deployment: 'sg', path: '/termsandconditions' });
    const { page, t, signIn } = portal;
    await page.route('**/flags/**', (route) =>
      route.fulfill({ json: { flags: { guest_checkout: false } } }),
    );
    await page.goto('/');
    await paymentPage(portal).enter.click();
    await page.waitForURL('**/connect');
    await signIn.submit.waitFor();
    const offer = page.getByRole('button', { name: t('guest.enter'), exact: true });
    expect(await offer.isVisible()).toBe(false);
    expect(await stored(page, 'guest-token')).toBeNull();
  });

  test('a stored token that has ended or is none leaves the portal classic', async ({
    newPage,
  }) => {
    const { page, signIn } = await openPortal(newPage, { deployment: 'sg' });
    for (const token of [claims(-60), 'junk']) {
      await page.evaluate(
        (text) => localStorage.setItem('guest-token', JSON.stringify(text)),
        token,
      );
      await page.goto('/request-a-rider');
      await signIn.submit.waitFor();
      expect(await stored(page, 'guest-token')).toBeNull();
    }
  });
});

/** A token as a guest's, that nobody signed, and that ends so many seconds from now. */
function claims(seconds: number): string {
  const body = { sub: 'guest:1', exp: Math.floor(Date.now() / 1000) + seconds };
  return `h.${btoa(JSON.stringify(body)).replaceAll('=', '')}.s`;
}

describe('embedded', () => {
  test('a token that a platform stored needs no account, says its scheme, and has no help', async ({
    newPage,
  }) => {
    // A page without the app, which is otherwise still beginning as nobody while the token is stored.
    const portal = await openPortal(newPage, { deployment: 'sg', path: '/status' });
    const { page, t, shell, request } = portal;
    const panel = panelOf(portal);
    const token = await counterToken();
    const schemes = new Set<string | undefined>();
    page.on('request', (asked) => {
      if (!asked.url().includes('/api/v1/')) return;
      schemes.add(asked.headers().authorization?.split(' ')[0]);
    });
    await page.evaluate((text) => localStorage.setItem('godroid-token', text), token);
    await page.goto('/order-tracking');
    await page.getByRole('button', { name: t('nav.settings'), exact: true }).waitFor();
    await shell.go('nav.request');
    await request.address.waitFor();
    expect([...schemes]).toEqual(['GoDroid']);
    for (const absent of [shell.account, panel.logout, panel.signIn, panel.help]) {
      expect(await absent.count()).toBe(0);
    }
    await shell.openBranches();
    expect(await shell.outlets.count()).toBe(2);
    await expectSound(page);
  });
});
