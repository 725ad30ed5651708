import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestOf } from '../../support/guests.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from './support.ts';

const now = 1_800_000_000;
let server: Awaited<ReturnType<typeof testServer>>;
let people: Record<string, string>[];
let calls: { method: 'GET' | 'POST'; url: string; payload?: object }[];

beforeAll(async () => {
  server = await testServer({ now, env: { RATE_LIMIT: '1000000' } });
  const client = await orderClient(server);
  const orders = [await client.place(), await client.place()];
  const strangers = await orderClient(server, 'stranger');
  people = [
    client.headers,
    strangers.headers,
    (await server.signIn('merchant', 'la')).headers,
    await guestOf(server, 'sg'),
    { host: 'sg.localhost' },
  ];
  const api = '/orders/api/v1';
  const get = (path: string) => ({ method: 'GET' as const, url: api + path });
  calls = [
    ...['m4pk', 'm4pk1', 'm4pk2', 'q7sd'].flatMap((id) => [
      get(`/vendor/${id}`),
      get(`/vendor/${id}/orders`),
      get(`/vendor/${id}/orders?count=1`),
      get(`/vendor/${id}/orders?pagination_key=active&include_outlets=true`),
      ...orders.map(({ order_id }) => get(`/order?vendorId=${id}&orderId=${order_id}`)),
    ]),
    get('/vendors'),
    ...[['r1'], ['r1', 'r2']].map((rider_ids) => ({
      ...{ method: 'POST' as const, url: '/hurrier/api/v1/riders/locate', payload: { rider_ids } },
    })),
  ];
});
afterAll(() => server.close());

async function answerTo(who: number, what: number) {
  const call = calls[what % calls.length];
  if (!call) throw new Error('there is no call');
  const answer = await server.app.inject({ ...call, headers: people[who % people.length] ?? {} });
  return { status: answer.statusCode, body: answer.json() };
}

const alone = new Map<string, Promise<object>>();

/** What somebody is answered while nobody else asks anything. */
function answerAlone(who: number, what: number): Promise<object> {
  const name = `${who % people.length} ${what % calls.length}`;
  const known = alone.get(name) ?? answerTo(who, what);
  alone.set(name, known);
  return known;
}

test('reads asked in the same moment answer each person what they are answered alone', () =>
  law(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 99 })), { minLength: 2, maxLength: 40 }),
      async (asked) => {
        const expected: object[] = [];
        for (const [who, what] of asked) expected.push(await answerAlone(who, what));
        const together = await Promise.all(asked.map(([who, what]) => answerTo(who, what)));
        expect(together).toEqual(expected);
      },
    ),
    { runs: 25 },
  ));
