import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { compressionOf } from '../../../server/http/compression.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function ask(url: string, encoding?: string, payload?: object) {
  const { headers } = await server.signIn();
  return server.app.inject({
    ...{ url, method: payload ? 'POST' : 'GET', ...(payload && { payload }) },
    headers: { ...headers, ...(encoding && { 'accept-encoding': encoding }) },
  });
}

const vendors = '/orders/api/v1/vendors';

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('answers with data are compressed for who takes %s', async (asked, used, unpack) => {
  const plain = await ask(vendors);
  const answer = await ask(vendors, asked);
  expect(answer.headers['content-encoding']).toBe(used);
  expect(String(answer.headers.vary).toLowerCase()).toMatch(/authorization.*accept-encoding/);
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(plain.json());
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('what is small or holds a secret is sent as it is', async () => {
  const credentials = { email_address: 'demo@example.com', password: 'Demo!2026' };
  const login = await ask('/orders/api/v1/login', 'br', credentials);
  expect(login.headers['content-encoding']).toBeUndefined();
  const small = await ask('/deployment.json', 'br');
  expect(small.headers['content-encoding']).toBeUndefined();
});

test('of the contract, what gives out tokens and files is left out', () => {
  const left = Object.values(endpoints).filter((each) => compressionOf(each) === false);
  const ids = left.map(({ id }) => id);
  for (const id of ['login', 'extendLogin', 'createSocketTicket', 'beginGuest', 'authorizePayment'])
    expect(ids).toContain(id);
  for (const { id, produces } of Object.values(endpoints)) if (produces) expect(ids).toContain(id);
  for (const id of ['listOrders', 'listVendors', 'getOrder', 'getBulkJob'])
    expect(ids).not.toContain(id);
});
