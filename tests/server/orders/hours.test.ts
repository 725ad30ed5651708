import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { orderClient } from './support.ts';

/** One in the afternoon in Singapore. */
const afternoon = Date.UTC(2026, 10, 21, 5) / 1000;

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer({ now: afternoon });
  client = await orderClient(server);
});
afterAll(() => server.close());

test.each([
  ['before they begin', '1400:2000', 409],
  ['after they have ended', '0800:1259', 409],
  ['during them', '0800:2000', 200],
  ['in a night that wraps', '2200:1301', 200],
  ['outside a night that wraps', '2200:0600', 409],
])('an order %s is judged by the hours of the market', async (_, hours, status) => {
  const market = server.deps.markets.get('SG');
  if (market) market.serviceHours = hours;
  const answer = await client.create(await client.bodyFor());
  expect(answer.statusCode).toBe(status);
  if (status === 409) {
    expect(answer.json().errors[0].code).toBe('OutsideServiceHours');
  }
});
