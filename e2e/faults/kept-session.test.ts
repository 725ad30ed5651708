import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { address } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import {
  readableTokens,
  spoilAccess,
  spoilRefresh,
  type TokenPlace,
  tokenPlaces,
} from '../support/token-places.ts';
import { placeOrder } from './api.ts';
import { cutOff, test } from './bad-network.ts';
import { addressField, enter, freshName, vendorOf } from './steps.ts';

const api = /^(GET|POST) \/(orders|hurrier)\/api\//;
const banner = (page: Page, text: string) => page.getByRole('status').getByText(text).first();
const live = (page: Page) => page.getByRole('status').getByText('Live', { exact: true });

describe.each(Object.entries(tokenPlaces))('with tokens %s', (_, place) => {
  const home = (port?: number) => address(place.deployment, '/', port);

  test('an access token that the server does not know is replaced without a word, whichever page comes first', async ({
    newPage,
  }) => {
    const tab = await newPage({ deployment: place.deployment });
    expectFault(tab, /401/);
    await enter(tab, home());
    await settled(tab, place);
    for (const page of ['request-a-rider', 'order-tracking', 'history', 'bulk-order']) {
      await spoilAccess(tab, place, Date.now() / 1000 + 1700);
      await tab.goto(`/${page}`);
      await live(tab).waitFor();
      expect(await tab.getByText('Your session ended').count()).toBe(0);
      expect(await tab.getByText('We could not load').count()).toBe(0);
    }
  });

  test('a network that is away keeps somebody who was asleep for a day signed in, through a reload, too', async ({
    newPage,
    proxy,
  }) => {
    const page = await newPage({ deployment: place.deployment });
    expectFault(page, cutOff);
    await enter(page, home(proxy.port));
    await settled(page, place);
    proxy.spoil(api, 'cut');
    proxy.cutSockets();
    await spoilAccess(page, place, Date.now() / 1000 - 86_400);
    await page.reload();
    await banner(page, 'No live connection').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Sign in' }).count()).toBe(0);
    proxy.heal();
    await addressField(page).waitFor();
    await live(page).waitFor();
  });

  test('a session that the server ended says why until it is read, with the address filled in', async ({
    newPage,
  }) => {
    const page = await newPage({ deployment: place.deployment });
    expectFault(page, /401|login\/extend/);
    await enter(page, home());
    await settled(page, place);
    await spoilRefresh(page, place);
    await page.reload();
    const why = page.getByRole('main').getByText('Your session ended');
    await why.waitFor();
    await page.reload();
    await why.waitFor();
    expect(await page.getByLabel('Email address').inputValue()).toBe('demo@example.com');
    await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
    await why.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('Email address').waitFor();
    expect(await why.count()).toBe(0);
  });

  test('a network that lets old connections hang and new ones through costs a moment', async ({
    newPage,
    proxy,
  }) => {
    const page = await newPage({ deployment: place.deployment });
    expectFault(page, cutOff);
    await enter(page, home(proxy.port));
    await settled(page, place);
    await live(page).waitFor();
    proxy.freeze();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await live(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await live(page).waitFor({ timeout: 5000 });
  });
});

/** Until the tokens that the browser was given are where the deployment keeps them. */
async function settled(page: Page, { inCookies }: TokenPlace): Promise<void> {
  await expect.poll(async () => (await readableTokens(page)).length === 0).toBe(inCookies);
}

describe('a network that is away', () => {
  test('is said at once, and the page is live again as soon as it is back', async ({ newPage }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    await enter(page);
    await live(page).waitFor();
    await page.context().setOffline(true);
    await banner(page, 'You’re offline').waitFor({ timeout: 3000 });
    await page.context().setOffline(false);
    await live(page).waitFor({ timeout: 5000 });
  });
});

describe('the outlet', () => {
  test('that was chosen last is there again, and an order of another own one leads to it', async ({
    newPage,
  }) => {
    const page = await newPage();
    await enter(page);
    const first = vendorOf(page);
    await page
      .getByRole('button', { name: /Collection point/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('radio', { checked: false }).last().click();
    await expect.poll(() => vendorOf(page)).not.toBe(first);
    const second = vendorOf(page);
    const later = await newPage({ context: page.context() });
    await later.goto('/');
    await expect.poll(() => vendorOf(later)).toBe(second);
    const order = await placeOrder(first, { name: freshName() });
    await later.goto(`/order-tracking/${second}?order_id=${order}`);
    await later.getByText('You are now looking at').first().waitFor();
    expect(vendorOf(later)).toBe(first);
    await later.getByRole('article', { name: `Order ${order}` }).waitFor();
    await later.goto('/order-tracking/somebody-elses');
    await later.getByText('This page does not exist').first().waitFor();
  });
});

test('the first visit is in the language of the browser', async ({ newPage }) => {
  const page = await newPage({ deployment: 'sg', locale: 'zh-TW' });
  await page.goto(address('sg', '/'));
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-Hant-TW');
});
