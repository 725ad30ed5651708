import { afterAll, beforeAll, expect } from 'vitest';
import { paymentPage } from '../pages/payment.ts';
import { openPortal, type Portal } from '../pages/portal.ts';
import { type NewPage, test } from '../support/browser.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectSound } from '../support/sound.ts';
import {
  type StripeStandIn,
  startStripe,
  stripeKey,
  stripeSecret,
} from '../support/stripe/stand-in.ts';

const cards = { good: '4242424242424242', declined: '4000000000000002', bank: '4000000000003220' };

let stripe: StripeStandIn;
let product: Product;
beforeAll(async () => {
  stripe = await startStripe();
  product = await startFreshProduct({
    ...{ PAYMENT: 'stripe', STRIPE_API: stripe.url },
    ...{ STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: stripeSecret },
  });
  stripe.tellTo(`http://localhost:${product.port}/payments/api/v1/stripe`);
});
afterAll(async () => {
  await product.stop();
  await stripe.stop();
});

/** A guest on the page of Stripe. */
async function reachStripe(newPage: NewPage, width = 1280): Promise<Portal> {
  const portal = await openPortal(newPage, { deployment: 'sg', port: product.port, width });
  const payment = paymentPage(portal);
  await payment.reachCard();
  await expectSound(portal.page);
  expect(await portal.page.locator('iframe').count()).toBe(0);
  await payment.goToBank.click();
  await portal.page.waitForURL(`${stripe.url}/c/pay/**`);
  return portal;
}

async function type({ page }: Portal, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Pay' }).click();
}

test('a page may send people to Stripe, and shows nothing of it in itself', async () => {
  const page = await fetch(`http://localhost:${product.port}/`);
  expect(page.headers.get('content-security-policy')).not.toContain(stripe.url);
  const deployment = await fetch(`http://localhost:${product.port}/deployment.json`);
  expect(await deployment.json()).toMatchObject({ paymentOrigin: stripe.url });
});

const charged = () =>
  [...stripe.account.payments.values()].filter(({ status }) => status === 'succeeded').length;

test('a guest pays on the page of Stripe: a declined card, then one whose bank asks, and back to the order', async ({
  newPage,
}) => {
  const before = charged();
  const portal = await reachStripe(newPage, 360);
  const { page } = portal;
  await type(portal, cards.declined);
  await page.getByRole('alert').waitFor();
  await type(portal, cards.bank);
  await page.getByRole('button', { name: 'Complete' }).click();
  await paymentPage(portal).onTracking();
  expect(await page.evaluate(() => localStorage.getItem('unsettled-payments'))).toBeNull();
  expect(charged()).toBe(before + 1);
});

test('who goes back without paying may go on, or give it up and find the request as it was', async ({
  newPage,
}) => {
  const before = charged();
  const portal = await reachStripe(newPage);
  const { page, t } = portal;
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { name: t('pay.waiting.title') }).waitFor();
  await expectSound(page);
  await paymentPage(portal).goToBank.click();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: t('pay.give-up') }).click();
  await page.getByText(t('error.payment.cancelled')).waitFor();
  expect(charged()).toBe(before);
});

test('a tab that is closed on the page of Stripe: what is paid there elsewhere is told by Stripe, and the next tab shows the order', async ({
  newPage,
}) => {
  const portal = await reachStripe(newPage);
  const { page } = portal;
  const context = page.context();
  const at = page.url();
  await page.close();
  await fetch(at, {
    method: 'POST',
    body: new URLSearchParams({ number: cards.good }),
    redirect: 'manual',
  });
  const next = await openPortal(newPage, { deployment: 'sg', port: product.port, context });
  await paymentPage(next).onTracking();
  await next.page.getByText(next.t('pay.went-through')).first().waitFor();
});
