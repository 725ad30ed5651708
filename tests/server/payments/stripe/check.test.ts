import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPayment } from '../../../../scripts/payment-check/check.ts';
import { paidByStripe } from './support.ts';

let begun: Awaited<ReturnType<typeof paidByStripe>>;
let webhook: string;
beforeAll(async () => {
  begun = await paidByStripe();
  const { app } = begun.server;
  const at = await app.listen({ host: '127.0.0.1', port: 0 });
  webhook = `${at.replace('127.0.0.1', 'localhost')}/payments/api/v1/stripe`;
});
afterAll(() => begun.close());

async function check(change: { key?: string; webhookSecret?: string; paymentOrigin?: string }) {
  const { config, deployments } = begun.server.deps;
  if (!config.stripe) throw new Error('Stripe is not configured');
  const { paymentOrigin, ...stripe } = change;
  const lines: string[] = [];
  const failed = await checkPayment({
    ...{ stripe: { ...config.stripe, ...stripe }, webhook, say: (line) => lines.push(line) },
    deployments: deployments.all.map((each) => ({
      ...each,
      ...(paymentOrigin && { paymentOrigin }),
    })),
  });
  return { failed, lines: lines.join('\n') };
}

test('an account that people can pay by passes, and nobody is charged', async () => {
  const { failed, lines } = await check({});
  expect(lines).toContain('ok    a page in KWD opens at');
  expect(lines).toContain('ok    the portal takes what Stripe signs');
  expect(failed).toBe(0);
  const { sessions, payments } = begun.stripe.account;
  expect([...sessions.values()].every(({ status }) => status === 'expired')).toBe(true);
  expect([...payments.values()].every(({ amount_received }) => amount_received === 0)).toBe(true);
});

test('a wrong key, a wrong secret and a page elsewhere are each found, with what to do', async () => {
  const key = await check({ key: 'sk_test_other' });
  expect(key.lines).toContain('Invalid API Key');
  const secret = await check({ webhookSecret: 'whsec_other' });
  expect(secret.lines).toContain('FAIL  the portal takes what Stripe signs: it was answered 401');
  const elsewhere = await check({ paymentOrigin: 'https://pay.example' });
  expect(elsewhere.lines).toContain('name that as paymentOrigin');
  for (const { failed } of [key, secret, elsewhere]) expect(failed).toBeGreaterThan(0);
});
