import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Endpoint, type EndpointId, endpoints, pathOf } from '#schemas';
import { law } from '../support/property.ts';
import { textAround } from '../support/scripts.ts';
import { testServer } from '../support/server.ts';
import { type Sample, samples } from './authorisation/samples.ts';
import { bulkClient, rowFor } from './bulk/support.ts';
import { orderClient } from './orders/support.ts';
import { bishan } from './outlets/support.ts';

/** Whatever a request's rules accept, in any script, its answer tells; so nothing that was done is answered as a fault. */
let server: Awaited<ReturnType<typeof testServer>>;
let headers: Record<string, string>;
let goodSamples: Partial<Record<EndpointId, Sample>>;

beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '10000000' } });
  headers = (await server.signIn()).headers;
  goodSamples = await goodOnes();
});
afterAll(() => server.close());

const writing: readonly Endpoint[] = Object.values(endpoints).filter(
  ({ method, id }) => method !== 'GET' && !id.startsWith('logout'),
);

test.each(writing.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s tells every text that it takes',
  async (id, endpoint) => {
    const sample = goodSamples[id as EndpointId] ?? samples[id as EndpointId];
    const texts = textsIn(sample.body ?? {}, endpoint.body);
    if (texts.length === 0) return;
    await law(
      fc.asyncProperty(
        fc
          .constantFrom(...texts)
          .chain(({ path, max }) => fc.tuple(fc.constant(path), textAround(max))),
        async ([path, text]) => {
          const answer = await send(endpoint, {
            ...sample,
            body: replaced(sample.body ?? {}, path, text),
          });
          expect([answer.statusCode, answer.body]).not.toEqual([500, answer.body]);
          if (answer.statusCode >= 300) return;
          const told = endpoint.result.safeParse(answer.json().result);
          expect([path, told.error?.issues]).toEqual([path, undefined]);
        },
      ),
      { runs: Math.min(60, texts.length * 6) },
    );
  },
);

type Text = { readonly path: readonly string[]; readonly max: number };

/** The texts of a body and how many characters its schema lets each have. */
function textsIn(value: unknown, schema: unknown, path: readonly string[] = []): Text[] {
  const { def, bag } = Object(Reflect.get(Object(schema), '_zod'));
  if (def?.innerType !== undefined) return textsIn(value, def.innerType, path);
  if (typeof value === 'string' && def?.type === 'string' && bag.format === undefined) {
    return [{ path, max: Number(bag.maximum ?? 64) }];
  }
  if (Array.isArray(value))
    return value.flatMap((each, at) => textsIn(each, def?.element, [...path, String(at)]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    textsIn(member, def?.shape?.[name], [...path, name]),
  );
}

function replaced(value: unknown, [name, ...rest]: readonly string[], text: string): object {
  if (name === undefined) return Object(text);
  const member: unknown = Reflect.get(Object(value), name);
  const inner = rest.length === 0 ? text : replaced(member, rest, text);
  return Array.isArray(value)
    ? value.map((each, at) => (String(at) === name ? inner : each))
    : { ...Object(value), [name]: inner };
}

function send(endpoint: Endpoint, { params = {}, query = {}, body }: Sample) {
  return server.app.inject({
    ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }), query },
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  });
}

/** Inputs that succeed, for the calls whose samples need not. */
async function goodOnes(): Promise<Partial<Record<EndpointId, Sample>>> {
  const orders = await orderClient(server);
  const creation = {
    ...(await orders.bodyFor()),
    ...{ pickup_tasks: { pickup_code: 'A1' }, building: 'Tower' },
  };
  const placed = await orders.place();
  const { fee, signature } = await orders.quote();
  const change = samples.updateOrder.body;
  const bulk = await bulkClient(server);
  const job = await bulk.create([rowFor(2)]);
  const isReady = async () => (await bulk.look(job.bulk_job)).bulk_job.phase === 'ready';
  await vi.waitUntil(isReady, { interval: 20, timeout: 20_000 });
  const row = { params: { vendorId: 'm4pk1', jobId: job.bulk_job.bulk_job_id } };
  const kept = await send(endpoints.saveCustomer, samples.saveCustomer);
  return {
    createOrder: { body: creation },
    updateOrder: {
      params: { orderId: placed.order_id },
      body: {
        ...{ ...change, unit_number: '#01', building: 'Tower', delivery_fee: fee, signature },
        location: placed.customer.location && {
          ...{ latitude: placed.customer.location.latitude, notes: 'x' },
          ...{ longitude: placed.customer.location.longitude, address: 'x' },
        },
      },
    },
    createOutlet: { body: bishan },
    updateCustomer: {
      ...samples.updateCustomer,
      params: { vendorId: 'm4pk1', customerId: kept.json().result.id },
    },
    createBulkJob: { body: { ...bulk.bodyOf([rowFor(2)]) } },
    changeBulkRows: { ...row, body: { rows: [{ number: 2, values: rowFor(2).values }] } },
  };
}
