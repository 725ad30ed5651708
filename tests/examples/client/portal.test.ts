import { afterEach, expect, test, vi } from 'vitest';
import { Refused, riderPortal } from '../../../examples/client/index.ts';

const portal = riderPortal({ url: 'https://portal.example', key: 'rpk_x' });
const answer = (status: number, body: string, headers = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status, headers })),
  );
afterEach(() => vi.unstubAllGlobals());

test('a call says who asks, and for what', async () => {
  answer(200, '{"result":{"data":[],"pagination_key":null,"seq":1,"listed_at":1}}');
  const params = { vendorId: 'a/b' };
  const { seq } = await portal.listOrders({ params, query: { reference: '24 81' } });
  expect(seq).toBe(1);
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(String(url)).toBe(
    'https://portal.example/orders/api/v1/vendor/a%2Fb/orders?reference=24+81',
  );
  expect(init).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer rpk_x' } });
});

test('a refusal says why, where, and when to ask again', async () => {
  const body = '{"errors":[{"code":"TooLate","message":"Too late.","meta":{"field":"body.x"}}]}';
  answer(429, body, { 'retry-after': '7' });
  const refused = await portal.listVendors().catch((cause: unknown) => cause);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({
    ...{ status: 429, code: 'TooLate', field: 'body.x', retryAfter: 7, message: 'Too late.' },
  });
});

test('an answer that nobody can read is a refusal without a code of ours', async () => {
  answer(502, '<html>');
  await expect(portal.listVendors()).rejects.toMatchObject({ status: 502, code: 'Unknown' });
});
