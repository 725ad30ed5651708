import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { modules } from '../../../../server/app.ts';
import { connect } from '../../../../server/db/connect.ts';
import { promiseHandOver } from '../../../../server/dispatch/hand-over.ts';
import { doErrands } from '../../../support/errands.ts';
import { testServer } from '../../../support/server.ts';
import { nearby, orderClient } from '../../orders/support.ts';
import { connected, listeningFleet, otherSecret, sayer, secret } from './support.ts';

let fleet: Awaited<ReturnType<typeof listeningFleet>>;
let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
let say: ReturnType<typeof sayer>;
let order: Order;
beforeAll(async () => {
  fleet = await listeningFleet();
  const env = { ...connected(fleet.url), DISPATCHER_OLD_SECRET: otherSecret };
  server = await testServer({ env });
  client = await orderClient(server);
  say = sayer(server);
});
beforeEach(async () => {
  fleet.answers((response) => response.end('{}'));
  await server.sql`delete from fleet_positions`;
  order = await client.place();
  await doErrands(server.deps);
});
afterAll(async () => {
  await server.close();
  fleet.close();
});

const rider = { id: 'rider-9', name: 'Kim Noor', phone_number: '+6590001111' };
const at = () => server.deps.clock();
const report = (nth: number, status: string, more: object = {}) => ({
  ...{ order_id: order.order_id, nth, at: at(), status },
  ...more,
});
async function read(): Promise<Order> {
  const [row] = await server.sql<{ record: Order }[]>`
    select record from orders where id = ${order.order_id}`;
  if (!row) throw new Error('no such order');
  return row.record;
}
/** Asks for another rider, as an operator does. */
async function askAgain(): Promise<void> {
  await promiseHandOver(server.sql, 'again', order.order_id, at());
  await doErrands(server.deps);
}
const outcome = async (payload: object) => (await say('/reports', payload)).json.result.outcome;

test('a fleet says what becomes of an order; again, late, and after its end it changes nothing', async () => {
  expect(await outcome(report(1, 'RECEIVED'))).toBe('taken');
  const accepted = report(3, 'COURIER_ACCEPTED_DELIVERY', { rider, estimated_pickup_minutes: 7 });
  expect(await outcome(accepted)).toBe('taken');
  const then = await read();
  expect(then).toMatchObject({ status: accepted.status, rider, estimated_pickup_minutes: 7 });
  for (const again of [accepted, report(2, 'WAITING_FOR_TRANSPORT'), report(1, 'RECEIVED')]) {
    expect(await outcome(again)).toBe('known');
  }
  expect(await read()).toEqual(then);
  expect(await outcome(report(4, 'CANCELLED', { reason: 'bad_weather' }))).toBe('taken');
  expect((await read()).cancellation).toEqual({ source: 'platform', reason: 'bad_weather' });
  expect(await outcome(report(5, 'DELIVERED'))).toBe('over');
  expect((await read()).status).toBe('CANCELLED');
});

test('what is said of a ride that is ended at that moment counts no more', async () => {
  const beside = connect(server.url, { max: 1 });
  const locked = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const withdrawn = beside.begin(async (tx) => {
    await tx`select 1 from orders where id = ${order.order_id} for update`;
    locked.resolve();
    await asked.promise;
    await tx`update fleet_orders set ride = ride + 1 where order_id = ${order.order_id}`;
  });
  await locked.promise;
  const said = outcome(report(1, 'COURIER_ACCEPTED_DELIVERY', { rider }));
  const waiting = async () =>
    (
      await server.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`
    ).length;
  await expect.poll(waiting).toBe(1);
  asked.resolve();
  await withdrawn;
  expect(await said).toBe('known');
  await beside.end();
});

test('what is said late of a ride that was ended counts no more once another rider is asked for', async () => {
  expect(await outcome(report(1, 'COURIER_ACCEPTED_DELIVERY', { rider }))).toBe('taken');
  fleet.heard.length = 0;
  await askAgain();
  const told = fleet.heard.map(({ message }) => 'ride' in message && [message.type, message.ride]);
  expect(told).toEqual([
    ['order.cancelled', 1],
    ['order.requested', 2],
  ]);
  expect(await outcome(report(2, 'CANCELLED'))).toBe('known');
  expect((await read()).status).toBe('WAITING_FOR_TRANSPORT');
  expect(await outcome(report(1, 'RECEIVED', { ride: 2 }))).toBe('taken');
  expect((await read()).status).toBe('RECEIVED');
});

test('a ride that the fleet does not end goes on', async () => {
  expect(await outcome(report(1, 'COURIER_ACCEPTED_DELIVERY', { rider }))).toBe('taken');
  fleet.answers((response) => response.writeHead(409).end());
  await askAgain();
  expect(await outcome(report(2, 'PICKED_UP', { rider }))).toBe('taken');
  expect((await read()).status).toBe('PICKED_UP');
});

test('an order for which nobody takes on another ride is stalled', async () => {
  fleet.answers((response) => {
    const isRequest = fleet.heard.at(-1)?.message.type === 'order.requested';
    response.writeHead(isRequest ? 422 : 200).end('{}');
  });
  await askAgain();
  expect((await read()).status).toBe('STALLED');
});

test('a position that is dated in the future keeps out none that follow', async () => {
  expect(await outcome(report(1, 'COURIER_ACCEPTED_DELIVERY', { rider }))).toBe('taken');
  const { latitude, longitude } = nearby;
  const seen = async (moved: number, moment: number) => {
    const position = { rider_id: rider.id, latitude: latitude + moved, longitude, at: moment };
    expect((await say('/positions', { positions: [position] })).status).toBe(200);
  };
  await seen(0, at() + 86_400);
  server.pass(5);
  await seen(0.001, at());
  const [kept] =
    await server.sql`select latitude from fleet_positions where rider_id = ${rider.id}`;
  expect(kept?.latitude).toBeCloseTo(latitude + 0.001, 6);
});

test('many at once of one order are one after the other', async () => {
  const reports = Array.from({ length: 20 }, (_, nth) =>
    report(1 + (nth % 10), nth % 10 === 9 ? 'DELIVERED' : 'NEAR_CUSTOMER'),
  );
  const outcomes = await Promise.all(reports.map(outcome));
  expect(new Set(outcomes)).not.toContain(undefined);
  expect((await read()).status).toBe('DELIVERED');
});

test('nobody else may say so, and what was signed long ago is told why it is refused', async () => {
  const told = report(1, 'DELIVERED');
  const refused = async (
    manner: Parameters<typeof say>[2],
    path = '/reports',
    body: object = told,
  ) => {
    const { status, json } = await say(path, body, manner);
    expect([status, json.errors[0].code]).toEqual([401, 'SignatureRefused']);
    return json.errors[0].message;
  };
  expect(await refused({ secrets: ['whsec_plJ3nmyCDGBKInavdOK15jsl'] })).toMatch(/no signature/);
  expect(await refused({ ahead: 301 })).toMatch(/301 s ahead of the clock here/);
  expect(await refused({ ahead: -310 })).toMatch(/behind/);
  expect(await refused({ headers: { 'webhook-timestamp': 'now' } })).toMatch(/whole Unix seconds/);
  expect(await refused({ headers: { 'webhook-id': ' ' } })).toMatch(/webhook-id/);
  const { headers } = await server.signIn();
  await refused({ secrets: [], headers });
  await refused({ secrets: [] }, '/positions', {
    positions: [{ rider_id: 'r', ...nearby, at: at() }],
  });
  await refused({ secrets: [] }, '/photographs', { ...told });
  expect((await read()).status).toBe('NEW');
  expect((await say('/reports', told, { secrets: [otherSecret] })).status).toBe(200);
});

test('clocks that are minutes apart are told apart from what is late', async () => {
  for (const ahead of [295, -295]) {
    order = await client.place();
    await doErrands(server.deps);
    const told = { ...report(1, 'NEAR_VENDOR', { rider }), at: at() + ahead - 20 };
    expect((await say('/reports', told, { ahead })).status).toBe(200);
    const { status_history } = await read();
    const moment = status_history.at(-1)?.created_at ?? 0;
    expect(Math.abs(moment - Math.max(order.updated_at, at() - 20))).toBeLessThan(1.1);
  }
});

test('orders that were never handed over are as unknown as those that do not exist', async () => {
  const unknown = await say('/reports', { ...report(1, 'DELIVERED'), order_id: 'm4pk1-999999' });
  await server.sql`delete from errands`;
  order = await client.place();
  const foreign = await say('/reports', report(1, 'DELIVERED'));
  expect(foreign).toMatchObject({ status: 404, body: unknown.body });
  const photograph = { order_id: order.order_id, kind: 'pickup', taken_at: at(), jpeg: '/9j/' };
  expect(await say('/photographs', photograph)).toMatchObject({ status: 404, body: unknown.body });
  expect((await read()).status).toBe('NEW');
});

test.each([
  ['/reports', 'body.status', { status: 'PAYMENT_COMMITTED' }],
  ['/reports', 'body.nth', { nth: 0 }],
  ['/reports', 'body.at', { at: 'today' }],
  ['/reports', 'body.colour', { colour: 'red' }],
  ['/reports', 'body.rider.phone_number', { rider: { id: 'a', name: 'b' } }],
  ['/positions', 'body.positions.0.latitude', { latitude: 91 }],
  ['/photographs', 'body.jpeg', { jpeg: 'aGVsbG8=' }],
])('%s without a sound %s is refused with the field named', async (path, field, wrong) => {
  const sound: Record<string, object> = {
    '/reports': report(1, 'DELIVERED'),
    '/photographs': { order_id: order.order_id, kind: 'pickup', taken_at: at(), jpeg: '/9j/' },
  };
  const position = { rider_id: 'r', ...nearby, at: at(), ...wrong };
  const body = path === '/positions' ? { positions: [position] } : { ...sound[path], ...wrong };
  const { status, json } = await say(path, body);
  expect([status, json.errors[0].code]).toEqual([400, 'InvalidInput']);
  expect(json.errors.map(({ meta }: { meta: { field: string } }) => meta.field)).toContain(field);
  expect((await read()).status).toBe('NEW');
});

test('where riders are is told of those who carry an order, the newest of each', async () => {
  const rider = { id: 'rider-7', name: 'Ola Vik', phone_number: '+6590002222' };
  await outcome(report(1, 'COURIER_ACCEPTED_DELIVERY', { rider }));
  const tell = (latitude: number, moment: number, ahead = 0) =>
    say(
      '/positions',
      {
        positions: [
          { rider_id: rider.id, latitude, longitude: 103.8, at: moment + ahead },
          { rider_id: 'nobody', latitude, longitude: 103.8, at: moment + ahead },
        ],
      },
      { ahead },
    );
  const now = at();
  expect((await tell(1.25, now - 10)).json.result).toEqual({ success: true });
  await tell(1.24, now - 30);
  await tell(1.25, now - 10);
  const { headers } = client;
  const ask = await server.app.inject({ url: `/hurrier/api/v1/riders/${rider.id}`, headers });
  const location = ask.json().result;
  expect(location).toMatchObject({ rider_id: rider.id, latitude: 1.25 });
  expect(Math.abs(location.updated_at - (now - 10))).toBeLessThan(1.1);
  const all = await server.app.inject({
    ...{ method: 'POST', url: '/hurrier/api/v1/riders/locate', headers },
    payload: { rider_ids: [rider.id, 'nobody'] },
  });
  expect(all.json().result.data).toHaveLength(1);
  const rows = await server.sql`select rider_id from fleet_positions`;
  expect(rows).toEqual([{ rider_id: rider.id }]);
  await outcome(report(2, 'DELIVERED'));
  const after = await server.app.inject({ url: `/hurrier/api/v1/riders/${rider.id}`, headers });
  expect(after.statusCode).toBe(404);
});

test('a fleet whose clock is minutes off has riders who are where they are now', async () => {
  const late = { ...rider, id: 'rider-late' };
  await outcome(report(1, 'COURIER_ACCEPTED_DELIVERY', { rider: late }));
  const positions = [{ rider_id: late.id, ...nearby, at: at() - 290 }];
  await say('/positions', { positions }, { ahead: -290 });
  const url = `/hurrier/api/v1/riders/${late.id}`;
  const { result } = (await server.app.inject({ url, headers: client.headers })).json();
  expect(at() - result.updated_at).toBeLessThan(1.1);
});

test('without a connected fleet, nobody is one', async () => {
  const alone = await testServer();
  const answer = await sayer(alone)('/reports', report(1, 'DELIVERED'), { secrets: [secret] });
  expect(answer.status).toBe(401);
  await alone.close();
});

test('a photograph is shown once a report tells of it, the newest of each kind, for a week', async () => {
  const picture = (text: string) => Buffer.from(`\u00ff\u00d8\u00ff${text}`, 'latin1');
  const taken_at = at() - 1;
  const send = (text: string, moment: number) =>
    say('/photographs', {
      ...{ order_id: order.order_id, kind: 'delivery', taken_at: moment },
      jpeg: picture(text).toString('base64'),
    });
  const fetchIt = () => client.call('GET', `/order/${order.order_id}/proof/delivery`);
  expect((await send('new', taken_at)).status).toBe(200);
  expect((await send('old', taken_at - 5)).status).toBe(200);
  expect((await fetchIt()).statusCode).toBe(404);
  const photographs = [{ kind: 'delivery', taken_at }];
  expect(await outcome(report(1, 'DELIVERED', { rider, photographs }))).toBe('taken');
  const proof = await fetchIt();
  expect([proof.statusCode, proof.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(proof.rawPayload).toEqual(picture('new'));
  server.pass(8 * 86_400);
  for (const part of modules) {
    for (const { name, run } of part.rounds?.(server.deps) ?? []) {
      if (name.includes('connected fleet')) await run();
    }
  }
  expect(
    await server.sql`select from fleet_photographs where order_id = ${order.order_id}`,
  ).toEqual([]);
});
