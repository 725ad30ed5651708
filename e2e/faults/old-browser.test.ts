import { describe, expect } from 'vitest';
import { merchant } from '../pages/demo.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { addressField, signIn } from './steps.ts';

describe('a browser without Temporal', () => {
  test('does the main job, and shows the request page again after a reload', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
    await signIn(page);
    await page.reload();
    await addressField(page).waitFor();
    expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(true);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    expect(await page.getByText('Something went wrong').count()).toBe(0);
  });
});

const lacks = {
  'a built-in': () => Reflect.deleteProperty(Intl, 'Segmenter'),
  'a part of the page': () => Reflect.deleteProperty(HTMLElement.prototype, 'popover'),
};

describe('a browser that is too old', () => {
  for (const [what, remove] of Object.entries(lacks)) {
    test(`for it lacks ${what} reads so, signed in or not, and gets no dead button`, async ({
      newPage,
    }) => {
      const page = await newPage({ deployment: 'kw' });
      await page.addInitScript(remove);
      await page.addInitScript(() => localStorage.setItem('locale', '"ar"'));
      for (const path of ['/', '/request-a-rider']) {
        await page.goto(path);
        const said = page.getByRole('alert');
        await said.waitFor();
        expect(await said.textContent()).toMatch(
          /Chrome أو Edge 114.*Firefox 125.*Safari \u2068?17\.4/,
        );
        expect(await said.getAttribute('dir')).toBe('rtl');
        expect(await page.getByRole('button').count()).toBe(0);
      }
    });
  }
});

describe('an app that does not begin', () => {
  for (const [who, path] of [
    ['somebody new', '/'],
    ['who was here before', '/request-a-rider'],
  ] as const) {
    test(`says so to ${who} after 20 s, and the form that stands there stays`, async ({
      newPage,
    }) => {
      const page = await newPage();
      // A script that cannot be read is told with no words at all.
      expectFault(page, /^uncaught: $|SyntaxError|Invalid regular expression/);
      await page.route(/\/assets\/start-.*\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const a = /(?<=/;' }),
      );
      // Only the test moves its time: how long a busy machine takes to get here must not count.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
      await page.goto(path);
      if (path === '/') await page.getByLabel('Email address').fill(merchant.email);
      await page.clock.runFor(19_000);
      expect(await page.locator('#not-begun').count()).toBe(0);
      await page.clock.runFor(2000);
      await page.getByText('The page has not started yet').waitFor();
      if (path === '/')
        expect(await page.getByLabel('Email address').inputValue()).toBe(merchant.email);
    });
  }

  test('takes that back when it begins after all', async ({ newPage }) => {
    const page = await newPage();
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/start-.*\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.clock.runFor(21_000);
    const said = page.getByText('The page has not started yet');
    await said.waitFor();
    gate.resolve();
    await said.waitFor({ state: 'detached' });
  });

  test('says in a browser without scripts what it needs', async ({ newPage }) => {
    const page = await newPage();
    const answer = await page.goto('/');
    expect(await answer?.text()).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  });
});
