import type { BrowserContext, Locator } from 'playwright';
import { expect } from 'vitest';
import { paymentPage, testCards } from '../pages/payment.ts';
import { openPortal, type Portal } from '../pages/portal.ts';
import { type NewPage, test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectSound } from '../support/sound.ts';

/** A guest stands before the bank's question. */
async function reachBank(newPage: NewPage): Promise<Portal> {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const payment = paymentPage(portal);
  await payment.reachCard();
  await payment.payWith(testCards.challenge);
  await payment.approve.waitFor();
  return portal;
}

/** The answer is given in the bank's own app: no page of the portal hears of it. */
async function answerElsewhere(bank: string, answer: 'yes' | 'no'): Promise<void> {
  const answered = await fetch(bank.replace('sg.localhost', 'localhost'), {
    ...{ method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' },
  });
  expect(answered.status).toBe(303);
}

/** The order is on screen, in the guest's list, and was paid once. That it went through is said for a few seconds, whatever loads meanwhile. */
async function expectOrder(portal: Portal): Promise<void> {
  const { page, t, tracking } = portal;
  const said = page.getByText(t('pay.went-through')).first().waitFor();
  await Promise.all([paymentPage(portal).onTracking(), said]);
  const id = new URL(page.url()).searchParams.get('order_id') ?? '';
  await tracking.panel(id).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('unsettled-payments'))).toBeNull();
}

test('a tab that is closed at the bank: the next one says that it was paid and shows the order', async ({
  newPage,
}) => {
  const first = await reachBank(newPage);
  const context = first.page.context();
  const bank = first.page.url();
  await first.page.close();
  await answerElsewhere(bank, 'yes');
  const next = await openPortal(newPage, { deployment: 'sg', context });
  await expectOrder(next);
  const id = new URL(next.page.url()).searchParams.get('order_id') ?? '';
  await next.page.reload();
  await next.tracking.panel(id).waitFor();
});

test('a return page that dies before its script runs loses nothing', async ({ newPage }) => {
  const first = await reachBank(newPage);
  const context = first.page.context();
  expectFault(first.page, /ERR_FAILED|Failed to fetch/);
  await context.route('**/assets/**', (route) => route.abort());
  await paymentPage(first).approve.click();
  await first.page.waitForURL('**/payment/pi_*');
  await first.page.close();
  await context.unroute('**/assets/**');
  const next = await openPortal(newPage, { deployment: 'sg', context });
  await expectOrder(next);
});

test('a phone that restarts finds the payment in what it kept, waiting or paid', async ({
  newPage,
  browser,
}) => {
  const first = await reachBank(newPage);
  const bank = first.page.url();
  const kept = await first.page.context().storageState();
  await first.page.close();
  const restarted: BrowserContext = await browser.newContext({
    ...{ storageState: kept, baseURL: new URL(bank).origin, viewport: { width: 360, height: 780 } },
    ...{ locale: 'en', reducedMotion: 'reduce' },
  });
  const next = await openPortal(newPage, { deployment: 'sg', context: restarted });
  const { page, t, shell, request } = next;
  await page.getByRole('heading', { name: t('pay.waiting.title') }).waitFor();
  await expectSound(page);
  // Nothing else can be ordered by mistake, and the other pages say it, too.
  expect(await request.address.isVisible()).toBe(false);
  await shell.go('nav.tracking');
  await page.getByRole('heading', { name: t('pay.waiting.title') }).waitFor();
  await answerElsewhere(bank, 'yes');
  await expectOrder(next);
});

test('a network that is cut while the bank asks: the page that waits goes on by itself once it is back', async ({
  newPage,
}) => {
  const portal = await reachBank(newPage);
  const { page, t } = portal;
  const bank = page.url();
  await page.goto('/');
  await page.getByRole('heading', { name: t('pay.waiting.title') }).waitFor();
  expectFault(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.context().setOffline(true);
  await page.getByText(t('error.payment.unknown')).waitFor();
  await answerElsewhere(bank, 'yes');
  await page.context().setOffline(false);
  await expectOrder(portal);
});

test('a bank that said no elsewhere: the page says so and keeps saying it, and the request is there', async ({
  newPage,
}) => {
  const first = await reachBank(newPage);
  const context = first.page.context();
  const bank = first.page.url();
  await first.page.close();
  await answerElsewhere(bank, 'no');
  const next = await openPortal(newPage, { deployment: 'sg', context });
  const { page, t, request } = next;
  const payment = paymentPage(next);
  const said = page.getByText(t('error.payment.challenge_refused'));
  await said.waitFor();
  await request.method('ONLINE_PAYMENT').waitFor();
  await request.method('ONLINE_PAYMENT').check();
  expect(await said.count()).toBe(1);
  if (await request.terms.isVisible()) await request.terms.check();
  await page.getByRole('button', { name: t('pay.continue'), exact: true }).click();
  await payment.payWith(testCards.success);
  await payment.onTracking();
});

test.for([360, 1280] as const)(
  'a network that is away on the step to the card, %s wide: the refusal is in sight, and the next press leads on',
  async (width, { newPage }) => {
    const portal = await openPortal(newPage, { deployment: 'sg', width });
    const { page, t, request } = portal;
    const payment = paymentPage(portal);
    await payment.reachReview();
    await request.pay('ONLINE_PAYMENT');
    if (await request.terms.isVisible()) await request.terms.check();
    await payment.goOn.waitFor();
    expectFault(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.context().setOffline(true);
    await payment.goOn.click();
    const refusal = page.getByText(t('error.payment.init'));
    await refusal.waitFor();
    await expect.poll(() => isAbove(refusal, payment.goOn)).toBe(true);
    await page.context().setOffline(false);
    await payment.goOn.click();
    await payment.payWith(testCards.success);
    await payment.onTracking();
  },
);

/** Whether nothing of it lies under what sticks to the lower edge. */
async function isAbove(it: Locator, foot: Locator): Promise<boolean> {
  const [above, below] = [await it.boundingBox(), await foot.boundingBox()];
  return above !== null && below !== null && above.y + above.height < below.y;
}

test('starting over asks first, and keeps what was typed when told to', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, t, request } = portal;
  await paymentPage(portal).reachCard();
  expect(await request.startOver.count(), 'not while a card is asked for').toBe(0);
  await page.getByRole('button', { name: t('action.back'), exact: true }).click();
  await request.startOver.click();
  await page.getByRole('button', { name: t('request.start-over.keep') }).click();
  await request.method('ONLINE_PAYMENT').waitFor();
  await request.beginAgain();
  await expect.poll(() => request.address.inputValue()).toBe('');
  expect(await request.method('ONLINE_PAYMENT').isChecked()).toBe(false);
});
