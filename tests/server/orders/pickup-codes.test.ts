import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#schemas';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import {
  claimPickupCode,
  isPickupCodeTaken,
  takenCodes,
} from '../../../server/orders/pickup-codes.ts';
import { forgetOldCodes } from '../../../server/orders/retention.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor } from '../bulk/support.ts';
import { orderClient, vendorId } from './support.ts';

const day = 86_400;
/** Noon of a day in Singapore. */
const noon = Date.UTC(2027, 0, 12, 4) / 1000;

let server: Awaited<ReturnType<typeof testServer>>;
let forms: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer({ now: noon, env: { RATE_LIMIT: '1000000' } });
});
beforeEach(async () => {
  await server.sql`delete from pickup_codes`;
  forms = await orderClient(server);
});
afterAll(() => server.close());

const taken = 'request.pickup-code.submit.validation-error.taken';

const ask = async (pickup_code: string, more: object = {}) =>
  forms.create({ ...(await forms.bodyFor()), pickup_tasks: { pickup_code }, ...more });

/** The order that got the code, or why none did. */
async function order(code: string, more: object = {}): Promise<string> {
  const answer = (await ask(code, more)).json();
  return answer.result?.order_id ?? answer.errors[0].meta.translation_key;
}

async function end(orderId: string, status: OrderStatus): Promise<void> {
  await server.sql.begin(async (tx) => {
    const found = await lockOrder(tx, orderId);
    if (found) await recordChange(tx, found, { status }, server.deps.clock());
  });
}

/** The same hour of the next day, signed in again. */
async function nextDay(): Promise<void> {
  server.pass(day);
  forms = await orderClient(server);
}

describe('a code of an outlet', () => {
  test('is free again the next day, once its order has come to an end', async () => {
    const first = await order('12');
    expect(await order('12')).toBe(taken);
    await end(first, 'DELIVERED');
    expect(await order('12')).toBe(taken);
    await nextDay();
    const second = await order('12');
    expect(second).toMatch(/^m4pk1-/);
    expect(await order('12')).toBe(taken);
  });

  test('stays with an order that is under way, whatever the day', async () => {
    const first = await order('13');
    await nextDay();
    expect(await order('13')).toBe(taken);
    await end(first, 'RETURNED_TO_VENDOR');
    expect(await order('13')).toMatch(/^m4pk1-/);
  });

  test.each(['CANCELLED', 'STALLED', 'PAYMENT_FAILED'] as const)(
    'is given back at once by an order that nobody collects: %s',
    async (status) => {
      await end(await order('14'), status);
      expect(await order('14')).toMatch(/^m4pk1-/);
    },
  );

  test('stays for the day with an order that came to nobody after it was collected', async () => {
    const first = await order('15');
    await end(first, 'PICKED_UP');
    await end(first, 'CANCELLED');
    expect(await order('15')).toBe(taken);
  });

  test('counts for the day on which a pre-order is collected', async () => {
    const tomorrow = { preordered_for: server.deps.clock() + day };
    await end(await order('15', tomorrow), 'DELIVERED');
    const today = await order('15');
    expect(today).toMatch(/^m4pk1-/);
    await end(today, 'DELIVERED');
    expect(await order('15', tomorrow)).toBe(taken);
  });

  test('of yesterday goes to one of those who want it at the same moment', async () => {
    await end(await order('16'), 'DELIVERED');
    await nextDay();
    const all = await Promise.all(['16', '16', ' 16 ', '16'].map((code) => ask(code)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('stays with its order when that is edited', async () => {
    const body = { ...(await forms.bodyFor()), pickup_tasks: { pickup_code: '17' } };
    const { order_id } = (await forms.create(body)).json().result;
    const { location } = body.customer;
    const edit = {
      ...{ vendor_id: vendorId, location, unit_number: '#02-01', amount: 25 },
      ...{ item_details: 'Three bowls', payment_method: 'PAID' },
      ...{ delivery_fee: body.delivery_fee, signature: body.signature },
    };
    const edited = await forms.call('PUT', `/order/${order_id}`, edit);
    expect(edited.json().result).toMatchObject({ pickup_code: '17', order: { amount: 25 } });
    expect(await order('17')).toBe(taken);
  });

  test('is judged alike in a file', async () => {
    const statesOf = async (code: string) => {
      const client = await bulkClient(server);
      const { orders } = await client.create([rowFor(2, { pickup_code: code })]);
      return orders.map(({ state }) => state);
    };
    const first = await order('18');
    await nextDay();
    expect(await statesOf('18')).toEqual(['invalid']);
    await end(first, 'DELIVERED');
    expect(await statesOf('18')).toEqual(['ready']);
    await end(await order('18'), 'DELIVERED');
    expect(await statesOf('18')).toEqual(['invalid']);
  });
});

describe('a day', () => {
  /** Whether a code that a delivered order had at one moment is another's at a second one. */
  async function meets(zone: string, one: string, other: string): Promise<boolean> {
    const [first, second] = [one, other].map((moment) => Date.parse(moment) / 1000);
    const market = { timezone: zone };
    const asked = { vendor_id: vendorId, pickup_tasks: { pickup_code: randomUUID().slice(0, 8) } };
    const claim = (now = 0) =>
      server.sql.begin(async (tx) => {
        await claimPickupCode(tx, asked, { orderId: 'x', market, now });
        await tx`update pickup_codes set finished = true`;
      });
    await claim(first);
    const { pickup_code } = asked.pickup_tasks;
    const isTaken = await takenCodes(server.sql, vendorId, [pickup_code], market);
    const refused = await claim(second).then(() => false, isPickupCodeTaken);
    expect(isTaken(pickup_code, second ?? 0)).toBe(refused);
    return refused;
  }

  test.each([
    ['Asia/Singapore', '2027-01-12T23:59:59+08:00', '2027-01-13T00:00:00+08:00', false],
    ['Asia/Singapore', '2027-01-12T07:00:00+08:00', '2027-01-12T09:00:00+08:00', true],
    ['Asia/Kuwait', '2027-01-12T00:30:00+03:00', '2027-01-12T23:30:00+03:00', true],
    ['Asia/Kuwait', '2027-01-12T02:30:00+03:00', '2027-01-11T23:30:00+03:00', false],
    // The clocks go forward: 23 hours.
    ['Europe/Sofia', '2027-03-28T00:10:00+02:00', '2027-03-28T23:50:00+03:00', true],
    ['Europe/Sofia', '2027-03-28T23:50:00+03:00', '2027-03-29T00:10:00+03:00', false],
    ['Europe/Sofia', '2027-03-27T23:50:00+02:00', '2027-03-28T00:10:00+02:00', false],
    // They go back: 25 hours, of which one is shown twice.
    ['Europe/Sofia', '2027-10-31T00:10:00+03:00', '2027-10-31T23:50:00+02:00', true],
    ['Europe/Sofia', '2027-10-31T03:30:00+03:00', '2027-10-31T03:30:00+02:00', true],
    ['Europe/Sofia', '2027-10-31T23:50:00+02:00', '2027-11-01T00:10:00+02:00', false],
  ])('of %s from %s to %s is one: %s', async (zone, one, other, same) => {
    expect(await meets(zone, one, other)).toBe(same);
  });

  test('that is over everywhere is forgotten, and what is under way is not', async () => {
    await end(await order('19'), 'DELIVERED');
    await order('20');
    const left = async () => {
      await forgetOldCodes(server.deps);
      return (await server.sql`select code from pickup_codes order by code`).map((row) => row.code);
    };
    expect(await left()).toEqual(['19', '20']);
    server.pass(day);
    expect(await left()).toEqual(['19', '20']);
    server.pass(day);
    expect(await left()).toEqual(['20']);
  });
});
