import type { Browser, BrowserContext } from 'playwright';
import { describe, expect } from 'vitest';
import { address } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import {
  leaveSession,
  readableTokens,
  spoilRefresh,
  type TokenPlace,
  tokenPlaces,
} from '../support/token-places.ts';
import { cutOff, test } from './bad-network.ts';
import { addressField, signInHere } from './steps.ts';

const ticket = /^POST \/orders\/api\/v1\/socket\/ticket$/;
const signOut = 'POST /orders/api/v1/logout';
const extension = /^POST \/orders\/api\/v1\/login\/extend$/;
/** The words of every end of a session, and those of one that was not asked for. */
const ended = 'Your session ended';

type Visit = { place: TokenPlace; port: number; expiresIn: number };

/** A browser that kept a session of an earlier visit, behind the proxy. */
async function returning(browser: Browser, { place, port, expiresIn }: Visit) {
  const origin = address(place.deployment, '', port);
  const context: BrowserContext = await browser.newContext({ baseURL: origin, locale: 'en' });
  await leaveSession(context, place, { origin, expiresIn });
  return context;
}

/** Whether the stored session is a fresh one; runs in the page. */
function secondsLeft(): boolean {
  const { meta } = JSON.parse(localStorage.getItem('token') ?? '{"meta":{"Expires":0}}');
  return meta.Expires - Date.now() / 1000 > 600;
}

describe.each(Object.entries(tokenPlaces))('with tokens %s', (_, place) => {
  describe('tabs of one session', () => {
    for (const [when, expiresIn] of Object.entries({ 'has ended': -60, 'ends soon': 60 })) {
      test(`refresh once when the access token ${when}, five of them`, async ({
        browser,
        newPage,
        proxy,
      }) => {
        const context = await returning(browser, { place, port: proxy.port, expiresIn });
        const pages = await Promise.all([1, 2, 3, 4, 5].map(() => newPage({ context })));
        for (const page of pages) expectFault(page, cutOff);
        await Promise.all(pages.map((page) => page.goto('/')));
        await Promise.all(pages.map((page) => addressField(page).waitFor()));
        await expect
          .poll(() => Promise.all(pages.map((page) => page.evaluate(secondsLeft))))
          .toEqual(pages.map(() => true));
        expect(proxy.calls().filter((call) => extension.test(call))).toHaveLength(1);
        for (const page of pages) {
          expect(await page.getByText(ended).count()).toBe(0);
          if (place.inCookies) expect(await readableTokens(page)).toEqual([]);
        }
      });
    }
  });

  test('signing out amid calls asks for nothing in nobody’s name', async ({
    browser,
    newPage,
    proxy,
  }) => {
    const context = await returning(browser, { place, port: proxy.port, expiresIn: 900 });
    const page = await newPage({ context });
    const hanging = proxy.spoil(ticket, 'hang');
    await page.goto('/');
    await addressField(page).waitFor();
    await expect.poll(hanging).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signInHere(page);
    const [, later = ''] = proxy.calls().join(' ').split(signOut);
    expect(later.match(/v1\/vendors\b/g)).toHaveLength(1);
  });

  describe('a refresh', () => {
    test('that is refused signs out and says so', async ({ browser, newPage, proxy }) => {
      const context = await returning(browser, { place, port: proxy.port, expiresIn: -60 });
      const page = await newPage({ context });
      expectFault(page, /login\/extend|401/);
      await page.goto('/termsandconditions');
      await spoilRefresh(page, place);
      await page.goto('/order-tracking');
      await page.getByText(ended).first().waitFor();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });

    test('that the network swallows keeps the session and is tried again', async ({
      browser,
      newPage,
      proxy,
    }) => {
      const context = await returning(browser, { place, port: proxy.port, expiresIn: 500 });
      const page = await newPage({ context });
      expectFault(page, cutOff);
      const swallowed = proxy.spoil(extension, 'cut');
      await page.clock.install();
      await page.goto('/');
      await addressField(page).waitFor();
      await page.clock.runFor(5000);
      await expect.poll(swallowed).toBeGreaterThanOrEqual(3);
      expect(await page.getByText(ended).count()).toBe(0);
      proxy.heal();
      await page.clock.runFor(15_000);
      await expect.poll(() => page.evaluate(secondsLeft)).toBe(true);
      expect(await addressField(page).isVisible()).toBe(true);
    });
  });
});
