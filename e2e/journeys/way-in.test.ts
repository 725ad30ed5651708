import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addressField } from '../faults/steps.ts';
import { merchant } from '../pages/demo.ts';
import { test } from '../support/browser.ts';

/** Holds back the code behind the way in; answers how to let it through. */
async function withoutCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

test('takes what is typed, and a press of its button, before its code is there', async ({
  newPage,
}) => {
  const page = await newPage();
  const arrive = await withoutCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill(merchant.email);
  await page.getByLabel('Password', { exact: true }).fill(merchant.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await addressField(page).waitFor();
});

test('is drawn in the language and the scheme that this browser kept', async ({ newPage }) => {
  const page = await newPage({ deployment: 'kw' });
  await page.addInitScript(() => {
    localStorage.setItem('locale', '"en"');
    localStorage.setItem('scheme', '"dark"');
  });
  await withoutCode(page);
  await page.goto('/connect', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const { lang, dir, dataset } = await page.evaluate(() => {
    const { lang, dir, dataset } = document.documentElement;
    return { lang, dir, dataset: { ...dataset } };
  });
  expect({ lang, dir, scheme: dataset.scheme }).toEqual({ lang: 'en', dir: 'ltr', scheme: 'dark' });
});

test('has its picture and its fonts right after its words, before its code is there', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.addInitScript(() => {
    const waited: unknown[] = [];
    Object.assign(window, { waited });
    // As on a fast line, however busy this machine is.
    performance.now = () => 400;
    new MutationObserver(() => waited.push(document.documentElement.dataset.waits)).observe(
      document,
      { subtree: true, attributeFilter: ['data-waits'] },
    );
  });
  await withoutCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByAltText('Hopper').waitFor();
  await page.locator('main svg[preserveAspectRatio]').waitFor();
  const waited = await page.evaluate(() => Reflect.get(window, 'waited'));
  expect(waited).toEqual(['letters picture', undefined]);
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(font).toContain('Inter Variable');
});

test('is not drawn where a session is kept', async ({ newPage }) => {
  const page = await newPage({ deployment: 'kw' });
  await page.addInitScript(() => localStorage.setItem('token', '{}'));
  const arrive = await withoutCode(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.locator('#root > *').count()).toBe(0);
  arrive();
  await page.locator('#sign-in').waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});
