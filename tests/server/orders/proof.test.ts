import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { takeDueSteps } from '../../../server/fleet/steps.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from './support.ts';

const week = 7 * 86_400;
let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
let order: Order;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
  for (;;) {
    order = await client.place();
    await doErrands(server.deps);
    server.pass(400);
    await takeDueSteps(server.sql, server.deps.clock());
    const [row] = await server.sql<{ record: Order }[]>`
      select record from orders where id = ${order.order_id}`;
    order = row?.record ?? order;
    if (order.status === 'DELIVERED') break;
  }
  client = await orderClient(server);
});
afterAll(() => server.close());

const fetchProof = (kind: string, of = order.order_id, as = client) =>
  as.call('GET', `/order/${of}/proof/${kind}`);

test('an order says which photographs were taken, and when', () => {
  const at = (status: string) =>
    order.status_history.find((entry) => entry.status === status)?.created_at;
  expect(order.proofs?.map(({ kind }) => kind)).toEqual(['pickup', 'delivery']);
  expect(order.proofs?.[0]?.created_at).toBeCloseTo(at('PICKED_UP') ?? 0, 1);
});

test('each photograph is a picture of its own, and the same whenever it is asked for', async () => {
  const [pickup, again, delivery] = [
    await fetchProof('pickup'),
    await fetchProof('pickup'),
    await fetchProof('delivery'),
  ];
  expect(pickup?.statusCode).toBe(200);
  expect(pickup?.headers['content-type']).toBe('image/jpeg');
  expect(pickup?.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(again?.rawPayload.equals(pickup?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  expect(delivery?.rawPayload.equals(pickup?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

test('what was not photographed, is not known, or belongs to somebody else is not there', async () => {
  const missing = await fetchProof('return');
  expect([missing.statusCode, missing.json().errors[0].code]).toEqual([404, 'ProofUnavailable']);
  expect((await fetchProof('selfie')).statusCode).toBe(400);
  expect((await fetchProof('pickup', 'm4pk1-999999')).statusCode).toBe(404);
  const stranger = await orderClient(server, 'stranger');
  expect((await fetchProof('pickup', order.order_id, stranger)).statusCode).toBe(404);
});

test('a photograph is gone after a week', async () => {
  const taken = order.proofs?.[0]?.created_at ?? 0;
  server.pass(taken + week - server.deps.clock());
  client = await orderClient(server);
  expect((await fetchProof('pickup')).statusCode).toBe(200);
  server.pass(1);
  const gone = await fetchProof('pickup');
  expect(gone.json().errors[0].meta.translation_key).toBe('error.download.proof');
});
