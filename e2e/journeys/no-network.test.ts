import { expect } from 'vitest';
import { openPortal, type Portal } from '../pages/portal.ts';
import { expectAccessible } from '../support/axe.ts';
import { address, test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';

test('without a network a page of ours says so, and the page that was asked for opens by itself', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'kw', offlinePage: true });
  const { page, t, shell, signIn } = portal;
  expectFault(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|offline/i);
  await signIn.as();
  await shell.branch.waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  expect(await keptIn(portal)).toEqual(['/offline.html']);
  await page.context().setOffline(true);
  await page.goto(address('kw', '/history'));
  const title = page.getByRole('heading', { name: t('no-network.title') });
  await title.waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  // It is drawn in the brand's way, too.
  expect(await page.locator('html').getAttribute('data-illustration')).toBe('round');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('action.retry') }).click();
  await title.waitFor();
  await page.context().setOffline(false);
  await portal.history.heading.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/history\b/);
});

test('who was about to sign up is told so, too, when the page is asked for again', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, {
    ...{ deployment: 'sg', path: '/register', offlinePage: true },
  });
  const { page, t } = portal;
  expectFault(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|offline/i);
  await page.getByRole('heading', { name: t('access.register.title') }).waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: t('no-network.title') }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: t('access.register.title') }).waitFor();
});

/** All that the worker keeps, as paths. */
const keptIn = ({ page }: Portal) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
