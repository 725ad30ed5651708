import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, statesOf } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

/** As much as a cell may hold, and nothing in it that could be packed. */
function longCode(): string {
  return randomBytes(2500).toString('hex');
}

test('a pickup code as long as a cell is taken, added and typed, and is wrong', async () => {
  const pickup_code = longCode();
  const body = { ...client.bodyOf([rowFor(2, { pickup_code })]), total_rows: 3 };
  const begun = await client.send(body);
  expect(begun.statusCode, begun.body).toBe(200);
  const { bulk_job } = begun.json().result;
  const added = await client.add(bulk_job, [rowFor(3, { pickup_code: longCode() }), rowFor(4)]);
  expect(added.statusCode, added.body).toBe(200);
  expect(statesOf(added.json().result.orders)).toEqual({ 2: 'invalid', 3: 'invalid', 4: 'ready' });
  const typed = await client.change(bulk_job, [rowFor(4, { pickup_code })]);
  expect(typed.statusCode, typed.body).toBe(200);
  expect(statesOf(typed.json().result.orders)).toEqual({ 2: 'invalid', 4: 'invalid' });
  const mended = await client.change(bulk_job, [rowFor(2), rowFor(4)]);
  expect(statesOf(mended.json().result.orders)).toEqual({ 2: 'ready', 4: 'ready' });
});

test('what has the same beginning is looked at again, whatever its letters are', async () => {
  const pickup_code = `${'😀É'.repeat(150)}a`;
  const other = `${'😀é'.repeat(150)}b`;
  const { bulk_job } = await client.create([rowFor(2, { pickup_code }), rowFor(3)]);
  const typed = await client.change(bulk_job, [rowFor(3, { pickup_code: other })]);
  expect(statesOf(typed.json().result.orders)).toEqual({ 2: 'invalid', 3: 'invalid' });
});
