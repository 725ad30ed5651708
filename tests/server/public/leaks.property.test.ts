import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Order, orderStatuses, PublicReceipt, PublicTracking } from '#schemas';
import { market as singapore } from '../../../markets/sg.ts';
import { receiptOf, trackingOf } from '../../../server/public/tracking.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';

/** Every text that an order can hold, each another one, so that whatever slips out can be named. */
const secret = {
  ...{ vendor: 'secret-vendor', family: 'Secretfamily', phone: '+6590000001' },
  ...{ address: 'secret-address', unit: 'secret-unit', building: 'secret-building' },
  ...{ notes: 'secret-notes', description: 'secret-description', code: 'secret-code' },
  ...{ vat: 'secret-vat', voucher: 'secret-voucher', riderId: 'secret-rider' },
  ...{ riderFamily: 'Secretrider', riderPhone: '+6590000002', reason: 'secret-reason' },
};

/** What the shop itself shows beside it. */
const beside = { now: 10, shopPhone: '+6562200141', receipt: null };

const degrees = (limit: number) =>
  fc.double({ min: -limit, max: limit, noNaN: true, noDefaultInfinity: true });
const position = fc.record({ latitude: degrees(90), longitude: degrees(180) });

const relay = '+6590000009';
const order = fc
  .record({
    status: fc.constantFrom(...orderStatuses, 'SOMETHING_NEW'),
    past: fc.array(fc.constantFrom(...orderStatuses), { maxLength: 6 }),
    ...{ to: position, from: position, ridden: fc.boolean(), cancelled: fc.boolean() },
  })
  .map(({ status, past, to, from, ridden, cancelled }): Order => {
    const rider = {
      ...{ id: secret.riderId, name: `Bo ${secret.riderFamily}`, phone_number: secret.riderPhone },
      relay_number: relay,
    };
    const location = {
      ...{ ...to, address: secret.address, notes: secret.notes },
      ...{ unit_number: secret.unit, building: secret.building },
    };
    return anOrder({
      ...{ vendor_id: secret.vendor, status, origin: from, outlet_name: 'Noodle House' },
      status_history: [...past, status].map((each, at) => ({ status: each, created_at: at })),
      customer: { name: `Ana ${secret.family}`, phone_number: secret.phone, location },
      order: { amount: 12.5, description: secret.description, payment_method: 'PAID' },
      ...{ pickup_code: secret.code, vat_number: secret.vat, voucher_code: secret.voucher },
      rider: ridden ? rider : null,
      cancellation: cancelled ? { source: secret.reason, reason: secret.reason } : null,
    });
  });

test('no page without a sign-in tells anything of an order but what it is for', () =>
  law(
    fc.property(order, position, (each, at) => {
      const rider = { ...{ rider_id: secret.riderId, updated_at: 1 }, ...at };
      const tracking = PublicTracking.parse(trackingOf(each, rider, beside));
      const told = JSON.stringify([tracking, PublicReceipt.parse(receiptOf(each, singapore))]);
      for (const word of Object.values(secret)) expect(told).not.toContain(word);
      expect(JSON.stringify(tracking)).not.toContain(each.order_id);
      // The number that stands for the rider's own is told with the rider's name, and only then.
      expect(tracking.rider_phone).toBe(tracking.rider_name === null ? null : relay);
      for (const place of [tracking.pickup, tracking.dropoff, tracking.rider]) {
        for (const angle of place ? [place.latitude, place.longitude] : []) {
          expect(angle === Number(angle.toFixed(3))).toBe(true);
        }
      }
    }),
  ));

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const guesses = 1_000 * Number(process.env.RUNS ?? 1);

test('guesses of a link find none of those that were given out', async () => {
  const client = await orderClient(server);
  for (let nth = 0; nth < 3; nth += 1) {
    const { order_id } = await client.place();
    expect((await client.call('GET', `/order/${order_id}/links`)).statusCode).toBe(200);
  }
  const answers = new Set<string>();
  for (let nth = 0; nth < guesses; nth += 1) {
    const kind = nth % 2 === 0 ? 'tracking' : 'receipt';
    const token = randomBytes(24).toString('base64url');
    const { statusCode, body } = await server.app.inject({
      url: `/orders/api/v1/public/${kind}/${token}`,
      headers: { host: 'sg.localhost' },
      // A network of many addresses, since one is sent away after ten.
      remoteAddress: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
    });
    answers.add(`${statusCode} ${body}`);
  }
  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toMatch(/^404 /);
}, 120_000);
