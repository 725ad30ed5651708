import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openMember, type Portal } from '../pages/portal.ts';
import { address } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { answerList, listed } from '../support/listed-orders.ts';
import { walkTo } from '../support/walk.ts';
import { placeOrder } from './api.ts';
import { cutOff, test } from './bad-network.ts';
import { addressField, enter, freshName, vendorOf } from './steps.ts';

const json = (body: string) => ({ status: 200, type: 'application/json', body });
const junk = {
  null: json('null'),
  'of the wrong type': json('{"result":"twelve"}'),
  'full of holes': json('{"result":{"data":[null,{"order_id":7}],"vendors":{},"seq":"x"}}'),
  'cut short': json('{"result":{"data":[{"order_id":"m4pk3-'),
  'a page of a proxy': { status: 502, type: 'text/html', body: '<!doctype html><h1>Bad Gateway' },
  'a status nobody knows': { status: 599, type: 'text/plain', body: 'what' },
  'a text of half a megabyte': json(JSON.stringify({ result: 'x'.repeat(500_000) })),
};
const calls = /^(GET|PUT|POST) \/(orders|hurrier)\/api\/(?!v1\/login)/;
const failedCall = /status of 5\d\d/;

/** Whether the page shows its frame, and words in its middle. */
async function expectContent(page: Page): Promise<void> {
  await expect.poll(async () => (await page.getByRole('main').innerText()).trim()).not.toBe('');
  expect(await page.getByRole('banner').isVisible()).toBe(true);
}

/** Goes through the pages by their links. */
async function walkThrough({ page, shell, t }: Portal): Promise<void> {
  for (const name of ['nav.tracking', 'nav.history', 'nav.request'] as const) {
    await shell.go(name);
    await page
      .locator('a[aria-current]', { hasText: t(name) })
      .first()
      .waitFor();
    await expectContent(page);
  }
}

describe('an answer', () => {
  test('of any of these kinds leaves every page standing', async ({ newPage, proxy, port }) => {
    const portal = await openMember(newPage, { deployment: 'sg', port: proxy.port });
    const { page, shell } = portal;
    expectFault(page, failedCall);
    expectFault(page, cutOff);
    await page.goto('/');
    await addressField(page).waitFor();
    // With an order under way the link to tracking says how many there are.
    await placeOrder(vendorOf(page), { name: freshName() }, { port });
    await page.getByRole('link', { name: /^Tracking, \d/ }).waitFor();
    for (const [what, answer] of Object.entries(junk)) {
      const met = proxy.spoil(calls, answer);
      await walkThrough(portal);
      expect(met(), what).toBeGreaterThan(0);
      proxy.heal();
      await shell.go('nav.history');
      await shell.go('nav.request');
    }
  });

  test('that is nonsense at the start leaves a page that can be tried again', async ({
    newPage,
    proxy,
  }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    await enter(page, address('sg', '/', proxy.port));
    proxy.spoil(calls, junk['full of holes']);
    await page.reload();
    await page.getByText('We could not load your collection points').first().waitFor();
    await expectContent(page);
    proxy.heal();
    await page.reload();
    await page.getByRole('combobox', { name: 'Drop-off address' }).waitFor();
  });

  test('with one bad row shows the others, and says that there is one', async ({ newPage }) => {
    const page = await newPage();
    await enter(page);
    const vendor = vendorOf(page);
    const name = freshName();
    const [row] = listed(vendor, [{ name }]);
    const bad = [null, 7, { ...row, order_id: 7 }, { ...row, customer: 'Kim' }];
    const data = [...bad, row, { ...row, order_id: 'z-1', status: 'TELEPORTED' }];
    await answerList(page, data);
    await page.goto(`/order-tracking/${vendor}`);
    await page.getByText(name).first().waitFor();
    await page.getByRole('main').getByText('One order cannot be shown.').waitFor();
    await walkTo(page, `/order-tracking/${vendor}?order_id=z-1`);
    await page.getByRole('article', { name: 'Order z-1' }).waitFor();
  });
});
