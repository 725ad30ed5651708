import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { nearby, orderClient, outlet, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  // Half past one in the afternoon in Singapore, at a pace at which minutes are counted.
  server = await testServer({ now: 1_795_239_000, env: { FLEET_SPEED: '0.1' } });
  client = await orderClient(server);
});
afterAll(() => server.close());

const route = { source: outlet, destination: nearby, vendor_id: vendorId, delivery_type: 'food' };
const ask = (body: object, by = client) => by.call('POST', '/estimations', body);

test('an estimate says in minutes when a rider is at the outlet, and then at the door', async () => {
  const { estimations } = (await ask(route)).json().result;
  expect(estimations.estimation_pick_up_time).toBeGreaterThan(0);
  expect(estimations.estimation_delivery_time).toBeGreaterThan(estimations.estimation_pick_up_time);
});

test('an estimate follows the distance and the hour', async () => {
  const minutes = async (destination = nearby) =>
    (await ask({ ...route, destination })).json().result.estimations;
  const near = await minutes();
  const far = await minutes({ latitude: 1.35, longitude: 103.9 });
  expect(far.estimation_pick_up_time).toBe(near.estimation_pick_up_time);
  expect(far.estimation_delivery_time).toBeGreaterThan(near.estimation_delivery_time);
  server.pass(5.5 * 3600);
  client = await orderClient(server);
  const dinner = await minutes();
  expect(dinner.estimation_pick_up_time).toBeGreaterThan(near.estimation_pick_up_time);
});

test('what cannot be read, or is of an outlet of somebody else, is refused', async () => {
  const { source: _, ...rest } = route;
  const malformed = await ask(rest);
  expect([malformed.statusCode, malformed.json().errors[0].meta.field]).toEqual([
    400,
    'body.source',
  ]);
  expect((await ask({ ...route, delivery_type: 'parcel' })).statusCode).toBe(400);
  expect((await ask(route, await orderClient(server, 'stranger'))).statusCode).toBe(404);
});
