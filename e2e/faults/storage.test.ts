import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { ordersNamed } from './api.ts';
import { fillRequest, freshName, placedOrder, signIn, submitButton, vendorOf } from './steps.ts';

/** Storage as a browser gives it that was told to keep nothing: even to look at it is an error. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** Storage that is full. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

const warning = 'Drafts are off in this browser';

describe('without storage', () => {
  for (const [how, prepare] of Object.entries({ blocked: blockStorage, full: fillStorage })) {
    test(`${how}: an order is placed, and the person knows what is not kept`, async ({
      newPage,
    }) => {
      const page = await newPage();
      await prepare(page);
      await signIn(page);
      await page.getByText(warning).first().waitFor();
      const name = freshName();
      await fillRequest(page, { name });
      await submitButton(page).click();
      const orderId = await placedOrder(page);
      await page.getByRole('article', { name: `Order ${orderId}` }).waitFor();
      await page.getByRole('link', { name: 'History' }).click();
      await page.getByRole('heading', { name: 'History' }).waitFor();
      expect(await ordersNamed(vendorOf(page), name)).toHaveLength(1);
    });
  }

  test('blocked: every address shows a page', async ({ newPage }) => {
    const page = await newPage();
    await blockStorage(page);
    for (const path of ['/connect', '/history/m4pk3']) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    }
    expectFault(page, /404.*nowhere/);
    await page.goto('/nowhere');
    await page.getByText('This page does not exist').waitFor();
  });

  test('what is stored and cannot be read does no harm', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/');
    for (const junk of ['null', '[]', '{"user":7}', '{', '"x"', 'undefined']) {
      await page.evaluate((text) => {
        for (const key of ['token', 'locale', 'searches', 'scheme'])
          localStorage.setItem(key, text);
      }, junk);
      await page.reload();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    }
    await signIn(page);
  });
});
