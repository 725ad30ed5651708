import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, type EndpointId, endpoints, type Order, pathOf } from '#schemas';
import { testServer } from '../../support/server.ts';
import { type Sample, samples } from '../authorisation/samples.ts';
import { bulkClient, rowFor } from '../bulk/support.ts';
import { orderClient } from '../orders/support.ts';

/** Calls at the same moment, five times as many as the pool has connections, and the milliseconds that each may take. */
const many = 50;
const limit = 2000;

let server: Awaited<ReturnType<typeof testServer>>;
let given: Partial<Record<EndpointId, (nth: number) => Sample>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '100000' } });
  given = await goodInputs();
}, 60_000);
afterAll(() => server.close());

const writing = Object.entries(endpoints).filter(([, { method }]: [string, Endpoint]) => {
  return method !== 'GET';
}) as [EndpointId, Endpoint][];

test.each(writing)(
  '%s: fifty at once are answered or refused in time, whatever each of them holds',
  async (id, endpoint) => {
    const inputs = Array.from({ length: many }, (_, nth) => given[id]?.(nth) ?? samples[id]);
    const { headers } = await server.signIn();
    const alone = await timed(() => send(endpoint, given[id]?.(many) ?? samples[id], headers));
    const answers = await Promise.all(
      inputs.map((input) => timed(() => send(endpoint, input, headers))),
    );
    // Each may wait for its turn at what one call alone keeps a processor busy with, such as the hash of a password.
    const patience = Math.max(limit, alone.time * many);
    for (const { status, time } of answers) {
      expect(status, id).toBeLessThan(500);
      expect(time, id).toBeLessThan(patience);
    }
    // An address may fail to sign in so often a minute.
    if (id === 'login') server.pass(61);
  },
  60_000,
);

test('who asks the pool inside a transaction is refused, also by a call through', async () => {
  const { sql } = server;
  const reads = () => sql`select 1`;
  const through = async () => (await reads()).length;
  await expect(sql.begin(() => through())).rejects.toThrow('inside a transaction');
  await expect(sql.begin(() => sql.begin(() => reads()))).rejects.toThrow('inside a transaction');
  await expect(sql.begin((tx) => tx.savepoint(() => reads()))).rejects.toThrow('inside');
  let left: Promise<number> = Promise.resolve(0);
  const over = Promise.withResolvers<void>();
  await sql.begin(async () => {
    left = over.promise.then(through);
  });
  over.resolve();
  expect(await left).toBe(1);
});

/** For calls whose sample is refused before it reaches a transaction: inputs that change something. */
async function goodInputs(): Promise<Partial<Record<EndpointId, (nth: number) => Sample>>> {
  const client = await orderClient(server);
  const orders: Order[] = [];
  for (let nth = 0; nth < many; nth += 1) orders.push(await client.place());
  const creation = await client.bodyFor();
  const bulk = await bulkClient(server);
  const { bulk_job: job } = await bulk.create([rowFor(2)]);
  const jobs = { params: { vendorId: 'm4pk1', jobId: job.bulk_job_id } };
  return {
    createOrder: () => ({ body: creation }),
    updateOrder: (nth) => ({
      params: { orderId: String(orders[nth]?.order_id) },
      body: {
        ...{ vendor_id: 'm4pk1', payment_method: 'PAID', amount: 0, item_details: `edit ${nth}` },
        location: { ...creation.customer.location, address: '2 Raffles Place' },
        ...{ delivery_fee: creation.delivery_fee, signature: creation.signature },
      },
    }),
    cancelOrder: (nth) => ({
      body: {
        ...{ vendor_id: 'm4pk1', order_id: String(orders[nth]?.order_id) },
        reason: 'mistake_error',
      },
    }),
    changeBulkRows: () => ({ ...jobs, body: { rows: [{ number: 2, confirmed: true }] } }),
    placeBulkJob: () => ({ ...jobs, body: {} }),
    // Wrong passwords of others, since the merchant is needed for what comes after.
    login: (nth) => ({ body: { email_address: `x${nth}@example.com`, password: 'wrong' } }),
    register: (nth) => ({
      body: {
        ...{ vendor_code: 'x', business_name: 'x', email_address: `x${nth}@example.com` },
        ...{ password: 'Right!2026', terms_accepted: true },
      },
    }),
  };
}

function send(
  endpoint: Endpoint,
  { params, query, body }: Sample,
  headers: Record<string, string>,
) {
  return server.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, { ...params }),
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(query && { query }),
    ...(body && { payload: body }),
  });
}

async function timed(call: () => Promise<{ statusCode: number }>) {
  const began = performance.now();
  const { statusCode: status } = await call();
  return { status, time: performance.now() - began };
}
