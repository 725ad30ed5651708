import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkPageRows } from '#schemas';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

const rows = Array.from({ length: 3 * bulkPageRows }, (_, nth) => rowFor(nth + 2));
const numbers = rows.map(({ number }) => number);

test('a page that knows of no parts is answered every row of its file', async () => {
  const made = await client.create(rows);
  expect(made.orders.map(({ number }) => number)).toEqual(numbers);
  const all = await client.look(made.bulk_job, '?rows=all');
  expect(all.orders.map(({ number }) => number)).toEqual(numbers);
});

test('a page that says how many rows there are is answered the first of them', async () => {
  const answer = await client.send({ ...client.bodyOf(rows), total_rows: rows.length });
  const { bulk_job, orders } = answer.json().result;
  expect(orders).toHaveLength(bulkPageRows);
  expect((await client.look(bulk_job)).orders).toHaveLength(bulkPageRows);
});
