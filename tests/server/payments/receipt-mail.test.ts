import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../../../server/mail/message.ts';
import { mailsBy } from '../../../server/mail/queue.ts';
import { mails as composers } from '../../../server/payments/mails.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { cards, type PaymentClient, paymentClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let guest: PaymentClient;
beforeAll(async () => {
  server = await testServer();
  guest = await paymentClient(server);
});
afterAll(async () => {
  await guest.close();
  await server.close();
});

/** What is sent now, and who it goes to. */
async function sent(): Promise<{ to: string; message: Message }[]> {
  const mails: { to: string; message: Message }[] = [];
  const keep = async (to: string, message: Message) => void mails.push({ to, message });
  const kind = mailsBy(server.deps, new Map(Object.entries(composers)), keep);
  await doErrands(server.deps, [kind]);
  return mails;
}

const follow = (path: string) =>
  server.app.inject({ method: 'GET', url: path, headers: { host: 'sg.localhost' } });

test('who paid as a guest is sent a receipt with a link that shows the order, once', async () => {
  const begun = await guest.intent(await guest.orderBody());
  const asked = await guest.pay(begun, cards.challenge);
  expect(await sent(), 'nothing is paid yet').toEqual([]);
  await guest.answerBank(asked.redirect_required?.redirectUrl ?? '', 'yes');
  // The browser is gone: nobody but the server's own round asks what became of it.
  await guest.reconcile();
  await guest.reconcile();
  const { order_id } = await guest.outcome(begun);
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail?.to).toBe('ben@example.com');
  const { subject = '', text = '' } = mail?.message ?? {};
  expect(subject).toContain(order_id);
  expect(text).toMatch(/SGD\s\d+\.\d\d/);
  expect(text, 'who gets it is told nothing of the recipient').not.toMatch(/Ana|Raffles|9123/);
  const [, token = ''] = /\/tracking\/([\w-]+)/.exec(text) ?? [];
  expect((await follow(`/orders/api/v1/public/tracking/${token}`)).json().result).toMatchObject({
    outlet_name: 'Ben Tan',
  });
});

test.each([
  ['zh_Hant_TW', '付款'],
  [undefined, 'Your payment'],
])('it is written in the language of the page: %s', async (language, words) => {
  const order = await guest.orderBody();
  const { wallet_id, access_token } = await guest.wallet();
  const body = { wallet_id, bearer_token: access_token, vendor_id: guest.vendorId, order };
  const path = '/order/payment/intent';
  const begun = await guest.call(
    'POST',
    path,
    { ...body, ...(language && { language }) },
    randomUUID(),
  );
  await guest.pay(begun.json().result, cards.success);
  expect((await sent())[0]?.message.subject).toContain(words);
});

test('nothing is mailed for a card that was declined, nor to an outlet with an account', async () => {
  await guest.pay(await guest.intent(await guest.orderBody()), cards.declined);
  const merchant = await paymentClient(server, 'merchant');
  const paid = await merchant.pay(await merchant.intent(await merchant.orderBody()), cards.success);
  expect(paid.state).toBe('succeeded');
  expect(await sent()).toEqual([]);
  await merchant.close();
});
