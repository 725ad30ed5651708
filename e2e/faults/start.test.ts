import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { address } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { cutOff, test } from './bad-network.ts';
import { addressField, enter, fillDestination, signIn } from './steps.ts';

const flags = /^GET \/flags/;
const page200 = {
  status: 200,
  type: 'text/html',
  body: '<!doctype html><p>Please sign in to Wi-Fi',
};

describe('the flag services', () => {
  test('hang: the app is used without waiting for them', async ({ newPage, proxy }) => {
    const page = await newPage();
    const hung = proxy.spoil(flags, 'hang');
    await signIn(page, address('sg', '/', proxy.port));
    expect(await addressField(page).isVisible()).toBe(true);
    expect(hung()).toBeGreaterThan(0);
  });

  test('answer nonsense: the defaults hold', async ({ newPage, proxy }) => {
    const page = await newPage();
    const met = proxy.spoil(flags, page200);
    await signIn(page, address('sg', '/', proxy.port));
    await expect.poll(met).toBeGreaterThanOrEqual(3);
    expect(await addressField(page).isVisible()).toBe(true);
  });
});

/** The page's own code, and not that of what keeps the way back. */
const historyCode = /^GET \/assets\/history-(?!keeper)[^/]*\.js/;

describe('the code of a page', () => {
  test('or of its next step, cut off at first, arrives all the same', async ({
    newPage,
    proxy,
  }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    const met = proxy.spoil(/^GET \/assets\/later-steps[^/]*\.js/, 'drop', 3);
    await enter(page, address('sg', '/', proxy.port));
    await fillDestination(page);
    await page.getByLabel('Customer name').fill('Mei');
    expect(met()).toBeGreaterThan(0);
    const metLater = proxy.spoil(historyCode, 'drop', 3);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    expect(metLater()).toBeGreaterThan(0);
  });

  test('that is cut off comes by itself when the server is back', async ({ newPage, proxy }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    proxy.spoil(historyCode, 'drop');
    await page.clock.install();
    await enter(page, address('sg', '/', proxy.port));
    await page.getByRole('link', { name: 'History' }).click();
    for (let attempt = 0; attempt < 10; attempt += 1) await page.clock.runFor(2000);
    await page.getByText('Could not load the application').waitFor();
    proxy.heal();
    // A clock of a test knows of no navigation.
    await page.evaluate(() => {
      performance.getEntriesByType = () => [{ ...performance.mark('begun'), type: 'navigate' }];
    });
    await page.clock.runFor(5000);
    await page.getByRole('heading', { name: 'History' }).waitFor();
  });

  const faults = {
    gone: [{ status: 404, type: 'text/plain', body: 'gone' }, 'Close'],
    'cut off': ['drop', 'Reload'],
  } as const;
  for (const [what, [fault, way]] of Object.entries(faults)) {
    test(`that is ${what} gives way to a bar; to press ${way} there begins the page again`, async ({
      newPage,
      proxy,
    }) => {
      const page = await newPage();
      expectFault(page, cutOff);
      expectFault(page, /404|Failed to load module|MIME/);
      proxy.spoil(historyCode, fault);
      await page.clock.install();
      await enter(page, address('sg', '/', proxy.port));
      await page.getByRole('link', { name: 'History' }).click();
      for (let attempt = 0; attempt < 10; attempt += 1) await page.clock.runFor(2000);
      await page.getByText('Could not load the application').waitFor();
      proxy.heal();
      await page.getByRole('button', { name: way }).click();
      await page.getByRole('heading', { name: 'History' }).waitFor();
    });
  }
});

describe('a deployment that is wrong', () => {
  const wrong = {
    country: { country: 'Singapore' },
    brand: { brand: 'nobody' },
    timezone: { timezone: 7 },
    'flagHosts.asia': { flagHosts: { asia: null, europe: '/e', fallback: '/f' } },
  };
  for (const [field, change] of Object.entries(wrong)) {
    test(`gets a page that names ${field}`, async ({ newPage, port }) => {
      const page = await newPage();
      await spoilDeployment(page, port, change);
      await page.goto('/');
      await page.getByText(`The field “${field}” of the deployment is wrong`).waitFor();
    });
  }

  test('or missing gets a page that says so', async ({ newPage, proxy }) => {
    const page = await newPage();
    proxy.spoil(/^GET \/deployment\.json/, page200);
    await page.goto(address('sg', '/', proxy.port));
    await page.getByText('Could not load the application').waitFor();
    proxy.heal();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});

/** The real deployment with a field of the test's own. */
async function spoilDeployment(page: Page, port: number, change: object): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/deployment.json`);
  const json = { ...(await answer.json()), ...change };
  await page.route('**/deployment.json', (route) => route.fulfill({ json }));
}
