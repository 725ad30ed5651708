import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

const theLists = /\/orders\/api\/v1\/vendor\/[^/]+\/orders\?/;
const theSummary = /\/orders\/api\/v1\/vendor\/[^/]+\/orders\/summary\?/;
const theOrder = /\/orders\/api\/v1\/order\?/;
const oneTab = ['new', 'preorders', 'collected', 'delivered', 'cancelled'];
/** What Chromium says of calls that these journeys let fail. */
const onPurpose = /Failed to load resource/;

/** Lets calls wait, then fail or pass, as a journey says. */
async function gate(page: Page, calls: RegExp) {
  const waiting: (() => void)[] = [];
  const state: { now: 'held' | 'broken' | 'open' } = { now: 'held' };
  await page.route(calls, async (route) => {
    if (state.now === 'held') await new Promise<void>((go) => waiting.push(go));
    if (state.now === 'broken') await route.fulfill({ status: 500, body: '' });
    else await route.continue();
  });
  return (now: typeof state.now) => {
    state.now = now;
    for (const go of waiting.splice(0)) go();
  };
}

test('tracking tells what is on its way, failed and missing apart', async ({ newPage }) => {
  const portal = await openMember(newPage, {
    ...{ deployment: 'sg', width: 360 },
    outlet: 'm4pk3',
  });
  const { page, t, tracking } = portal;
  expectFault(page, onPurpose);
  await enter(portal);
  const list = await gate(page, theLists);
  const order = await gate(page, theOrder);
  const { origin, pathname } = new URL(page.url());
  const [vendorId = ''] = pathname.split('/').slice(-1);
  const orderId = `${vendorId}-999999`;
  await page.goto(`${origin}/order-tracking/${vendorId}?order_id=${orderId}`);
  const panel = tracking.panel(orderId);
  await loadingIn(portal, panel).waitFor();
  await expectSound(page);
  await tracking.back.click();
  await tracking.tab('new').waitFor();
  for (const id of oneTab) expect(await tracking.tab(id).innerText()).not.toMatch(/\d/);
  await expectSound(page);

  list('broken');
  const [failed = ''] = t('error.cant-retrieve-current-orders').split(' {{');
  const main = page.locator('main');
  await main.getByText(failed).waitFor();
  for (const id of oneTab) expect(await tracking.tab(id).innerText()).not.toMatch(/\d/);
  await expectSound(page);
  await page.goto(`${origin}/order-tracking/${vendorId}?order_id=${orderId}`);
  order('broken');
  await panel.getByText(t('request.edit.missing')).waitFor({ timeout: 30_000 });
  expect(await panel.getByText(t('tracking.not-found')).count()).toBe(0);
  await expectSound(page);
  order('open');
  await retryIn(portal, panel).click();
  await panel.getByText(t('tracking.not-found')).waitFor();
  await expectFocus(page.locator('#main'));
  await expectSound(page);

  await tracking.back.click();
  list('open');
  await retryIn(portal, main).click();
  await expect.poll(() => tracking.count('new')).toBeGreaterThanOrEqual(0);
  await expect.poll(() => tracking.count('preorders')).toBeGreaterThanOrEqual(0);
});

test('history tells what is on its way, failed and missing apart', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, t, history } = portal;
  expectFault(page, onPurpose);
  await enter(portal);
  const [vendorId = ''] = new URL(page.url()).pathname.split('/').slice(-1);
  const orderId = `${vendorId}-999999`;
  const list = await gate(page, theLists);
  const sums = await gate(page, theSummary);
  const order = await gate(page, theOrder);
  await page.goto(`${new URL(page.url()).origin}/history/${vendorId}?order_id=${orderId}`);
  const dialog = history.dialog(orderId);
  await loadingIn(portal, dialog).waitFor();
  await expectSound(page);
  list('broken');
  sums('broken');
  order('broken');
  await dialog.getByText(t('request.edit.missing')).waitFor({ timeout: 30_000 });
  await expectSound(page);
  order('open');
  await retryIn(portal, dialog).click();
  await dialog.getByText(t('tracking.not-found')).waitFor();
  await expectSound(page);
  await history.close.click();

  const main = page.locator('main');
  const [failed = ''] = t('error.cant-retrieve-past-orders').split(' {{');
  await main.getByText(failed).waitFor();
  // One failure is said once, though two calls failed.
  expect(await main.getByText(t('history.summary.failed')).count()).toBe(0);
  expect(await main.getByText(t('history.empty.yesterday')).count()).toBe(0);
  list('held');
  sums('open');
  const retry = retryIn(portal, main);
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => retry.getAttribute('aria-busy')).toBe('true');
  await expectFocus(retry);
  await history.figure('deliveries').waitFor();
  list('open');
  await main.getByText(failed).waitFor({ state: 'detached' });
  await expectFocus(page.locator('#main'));
  await history.table.or(main.getByText(t('history.empty.yesterday'))).waitFor();
  await expectSound(page);
});

const loadingIn = ({ t }: Portal, where: ReturnType<Page['locator']>) =>
  where.getByRole('status', { name: t('app.loading') });
const retryIn = ({ t }: Portal, where: ReturnType<Page['locator']>) =>
  where.getByRole('button', { name: t('action.retry'), exact: true });
