import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, pathOf, type RiderLocation } from '#schemas';
import { storeJobs } from '../../../server/fleet/jobs.ts';
import { recordOrder } from '../../../server/orders/journal.ts';
import { guestOf } from '../../support/guests.ts';
import { anOrder } from '../../support/orders.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
const now = 1_800_000_000;
beforeAll(async () => {
  server = await testServer({ now });
});
afterAll(() => server.close());

type Ride = { id: string; rider: string; vendor?: string; status?: string; at?: [number, number] };

/** An order on its way with a rider who stands where the test says. */
async function ride({
  id,
  rider,
  vendor = 'm4pk1',
  status = 'PICKED_UP',
  at = [1.28, 103.84],
}: Ride) {
  const order = anOrder({
    ...{ order_id: id, vendor_id: vendor, status },
    rider: { id: rider, name: 'Rider', phone_number: '+65 9' },
  });
  const tracks = { [rider]: [[now - 10, ...at] as const] };
  await server.sql.begin(async (tx) => {
    await recordOrder(tx, order);
    await storeJobs(tx, [{ order_id: id, plan: { fate: 'smooth', steps: [], tracks } }]);
  });
}

async function locate(rider_ids: string[], headers: Record<string, string>) {
  const url = pathOf(endpoints.locateRiders, {});
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: { rider_ids } });
  expect(answer.statusCode).toBe(200);
  const { data, located_at } = answer.json().result;
  expect(located_at).toBe(now);
  return (data as RiderLocation[]).map(({ rider_id }) => rider_id).toSorted();
}

describe('many riders in one call', () => {
  test('are those whose live orders the person may see, and nobody else', async () => {
    await ride({ id: 'm4pk1-1', rider: 'own' });
    await ride({ id: 'm4pk2-1', rider: 'outlets', vendor: 'm4pk2' });
    await ride({ id: 'q7sd-1', rider: 'foreign', vendor: 'q7sd' });
    await ride({ id: 'm4pk1-2', rider: 'done', status: 'DELIVERED' });
    const ids = ['own', 'outlets', 'foreign', 'done', 'nobody'];
    expect(await locate(ids, (await server.signIn()).headers)).toEqual(['outlets', 'own']);
    expect(await locate(ids, (await server.signIn('stranger')).headers)).toEqual(['foreign']);
    expect(await locate(ids, (await server.signIn('merchant', 'la')).headers)).toEqual([]);
    expect(await locate(ids, await guestOf(server, 'sg'))).toEqual([]);
    expect(await locate([], (await server.signIn()).headers)).toEqual([]);
  });

  test('are told once, however many orders they carry, and as the single call tells them', async () => {
    await ride({ id: 'm4pk1-3', rider: 'two' });
    await ride({ id: 'm4pk1-4', rider: 'two' });
    const { headers } = await server.signIn();
    expect(await locate(['two', 'two'], headers)).toEqual(['two']);
    const url = pathOf(endpoints.locateRider, { riderId: 'two' });
    const single = await server.app.inject({ method: 'GET', url, headers });
    expect(single.json().result).toMatchObject({
      rider_id: 'two',
      latitude: 1.28,
      updated_at: now,
    });
  });

  test('never stand at 0,0, in neither call', async () => {
    await ride({ id: 'm4pk1-5', rider: 'nowhere', at: [0, 0] });
    const { headers } = await server.signIn();
    expect(await locate(['nowhere'], headers)).toEqual([]);
    const url = pathOf(endpoints.locateRider, { riderId: 'nowhere' });
    expect((await server.app.inject({ method: 'GET', url, headers })).statusCode).toBe(404);
  });

  test('are at most 500', async () => {
    const { headers } = await server.signIn();
    const payload = { rider_ids: Array.from({ length: 501 }, (_, nth) => `r${nth}`) };
    const url = pathOf(endpoints.locateRiders, {});
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(400);
  });
});
