import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Market } from '#schemas';
import { testServer } from '../support/server.ts';
import { cards, paymentClient } from './payments/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

/** The market of these tests, otherwise than it is. */
function change(changes: Partial<Market>): void {
  const market = server.deps.markets.get('SG');
  if (!market) throw new Error('Singapore is a market');
  const markets = new Map(server.deps.markets).set('SG', { ...market, ...changes });
  Object.assign(server.deps, { markets });
}

const codeOf = (answer: { json: () => { errors: { code: string }[] } }) =>
  answer.json().errors[0]?.code;

describe('a payment is not begun for an order that could not be placed', () => {
  test.each<[string, (order: Order) => object]>([
    ['SignatureInvalid', (order) => ({ ...order, signature: 'a.b.c' })],
    ['InvalidOrder', (order) => ({ ...order, customer: { ...order.customer, name: 'Ana 2' } })],
  ])('%s', async (code, changed) => {
    const guest = await paymentClient(server);
    const answer = await guest.askIntent(changed(await guest.orderBody()), randomUUID());
    expect(codeOf(answer)).toBe(code);
  });

  test('OutsideServiceHours', async () => {
    const guest = await paymentClient(server);
    const order = await guest.orderBody();
    const hour = new Date((server.deps.clock() + 8 * 3600) * 1000).getUTCHours();
    const closed = `${String((hour + 2) % 24).padStart(2, '0')}00`;
    const until = `${String((hour + 3) % 24).padStart(2, '0')}00`;
    change({ serviceHours: `${closed}:${until}` });
    expect(codeOf(await guest.askIntent(order, randomUUID()))).toBe('OutsideServiceHours');
  });

  test('OutsideDeliveryArea', async () => {
    const guest = await paymentClient(server);
    const order = await guest.orderBody();
    change({ deliveryRadiusKm: 0.1 });
    await server.sql`delete from delivery_area`;
    expect(codeOf(await guest.askIntent(order, randomUUID()))).toBe('OutsideDeliveryArea');
  });
});

test('a payment is not confirmed with a wallet that is none of it', async () => {
  const guest = await paymentClient(server);
  const begun = await guest.intent(await guest.orderBody());
  const { token } = (await guest.tokenFor(begun, cards.success)).json();
  const answer = await guest.askConfirm(begun, {
    ...{ payment_instrument_id: 'NEW', card: { token, save: false }, bearer_token: 'nobody' },
  });
  expect(codeOf(answer)).toBe('WalletExpired');
});

test('nobody becomes a guest where guests cannot check out', async () => {
  await server.sql`insert into feature_flags ${server.sql([
    { deployment: 'sg', name: 'guest_checkout', value: false },
  ])}`;
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/guest/token', headers: { host: 'sg.localhost' } },
    payload: {},
  });
  expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'GuestCheckoutOff']);
});

test('a report of all outlets, or of too long a time, is refused like the list that it is of', async () => {
  const { headers } = await server.signIn();
  const mail = (more: object) =>
    server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/vendor/m4pk/report', headers },
      payload: {
        ...{ file: 'orders', format: 'csv', language: 'en' },
        ...{ from: 1_767_225_600, to: 1_767_312_000, ...more },
      },
    });
  expect(codeOf(await mail({ to: 1_777_312_000 }))).toBe('RangeTooLong');
  change({ allOutletOrders: false });
  expect(codeOf(await mail({ include_outlets: 'true' }))).toBe('OutletsNotAllowed');
});

type Order = Awaited<ReturnType<Awaited<ReturnType<typeof paymentClient>>['orderBody']>>;
