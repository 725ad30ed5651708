import type { Page } from 'playwright';
import { expect } from 'vitest';
import { paymentPage } from '../pages/payment.ts';
import { openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { productPort } from '../support/own-product.ts';

type View = { page: string; mode: string; country: string };

/** The deployment counts its page views on the console; answers those that were told. */
async function watchViews(page: Page): Promise<View[]> {
  const views: View[] = [];
  page.on('console', (message) => {
    if (message.text().includes('page_view')) views.push(JSON.parse(message.text()));
  });
  const answer = await fetch(`http://localhost:${productPort}/deployment.json`);
  const json = { ...(await answer.json()), analytics: { kind: 'console' } };
  await page.route('**/deployment.json', (route) => route.fulfill({ json }));
  await page.reload();
  return views;
}

test('each change of the route is a page view, which names nobody', async ({ newPage }) => {
  const { page, signIn, shell } = await openPortal(newPage, { deployment: 'sg', path: '/connect' });
  const views = await watchViews(page);
  await signIn.as();
  await page.waitForURL('**/request-a-rider/*');
  await shell.go('nav.history');
  await page.waitForURL('**/history/*');
  await expect
    .poll(() => views.map((view) => view.page))
    .toEqual(
      expect.arrayContaining(['/connect', '/request-a-rider/:vendorID', '/history/:vendorID']),
    );
  expect(new Set(views.map(({ mode, country }) => `${mode} ${country}`))).toEqual(
    new Set(['CLASSIC SG']),
  );
});

test('a guest is counted as one', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const views = await watchViews(portal.page);
  await paymentPage(portal).enter.click();
  await portal.page.waitForURL('**/request-a-rider/b-sg');
  await expect
    .poll(() => views.at(-1))
    .toMatchObject({ page: '/request-a-rider/:vendorID', mode: 'GUEST', country: 'SG' });
});
