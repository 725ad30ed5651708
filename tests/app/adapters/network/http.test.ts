import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoints, type Problem, ServedFile } from '#schemas';
import { createHttp, type HttpCall } from '../../../../app/adapters/network/http.ts';
import type { Credentials } from '../../../../app/adapters/storage/session-store.ts';
import { vendor } from '../../../support/arbitraries.ts';
import { noCookies } from '../../../support/no-cookies.ts';

const nothing = { params: {}, query: {}, body: {} };
const read: HttpCall = { endpoint: endpoints.listVendors, input: nothing };
const create: HttpCall = { endpoint: endpoints.createOrder, input: nothing };

const good = () => Response.json({ result: { vendors: [] } });
const refuse = (status: number, headers = {}) =>
  Response.json(
    {
      errors: [{ code: 'Code', message: 'why', meta: { translation_key: 'a.key', field: 'name' } }],
    },
    { status, headers },
  );

/** A server that plays its answers in turn, and what the caller did to it. */
function outside(...answers: (() => Response)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const reached: boolean[] = [];
  /** Whether there is a network at each try; there is, unless a test says otherwise. */
  const network: boolean[] = [];
  /** Why there is no valid token for the next tries; there is one, unless a test says otherwise. */
  const renewed: (Problem | null)[] = [];
  let person: Credentials | null = { authorization: 'Bearer a|b', person: 'ana' };
  const call = createHttp({
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      return (answers[requests.length - 1] ?? answers.at(-1) ?? good)();
    },
    wait: async (seconds) => void waits.push(seconds),
    online: () => network[requests.length] ?? true,
    credentials: () => person,
    renewal: {
      due: async () => renewed.shift() ?? null,
      refused: async () => 'no',
      refusedAgain: () => undefined,
    },
    serverTime: () => () => {},
    reached: (there) => void reached.push(there),
    dropped: (_, { id }) => id === 'listOrders',
    ...noCookies,
  });
  const leave = () => {
    person = null;
  };
  return { call, requests, waits, network, renewed, reached, leave };
}
const cut = () => {
  throw new TypeError('network');
};

describe('call', () => {
  it('sends the authorisation header and answers the parsed result', async () => {
    const { call, requests } = outside(good);
    expect(await call(read)).toEqual({ vendors: [] });
    expect(requests[0]?.url).toBe('/orders/api/v1/vendors');
    expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('Bearer a|b');
  });

  it('sends in nobody’s name only what is public', async () => {
    const nobody = outside(good);
    nobody.leave();
    const sent = async (endpoint: Endpoint) => {
      const { length } = nobody.requests;
      const problem = await nobody.call({ endpoint, input: nothing, once: true }).catch((it) => it);
      if (nobody.requests.length > length) return true;
      expect(problem).toMatchObject({ tag: 'refused', outdated: true });
      return false;
    };
    for (const endpoint of Object.values<Endpoint>(endpoints))
      expect(await sent(endpoint), endpoint.id).toBe(endpoint.access.kind === 'public');
  });

  it('puts parameters into the path and the query, encoded', async () => {
    const { call, requests } = outside(good);
    const query = { query: 'a&b', latitude: 1.5, language: undefined };
    await call({
      endpoint: endpoints.autocomplete,
      input: { ...nothing, query },
    }).catch(() => null);
    expect(requests[0]?.url).toBe(
      '/orders/api/v1/geolocator/autocomplete?query=a%26b&latitude=1.5',
    );
  });

  it('reads a file under the name that the server gave it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="orders-m4pk1.csv"' };
    const { call, requests } = outside(() => new Response('a,b', { headers }));
    const file = ServedFile.parse(await call({ endpoint: endpoints.exportOrders, input: nothing }));
    expect(file.name).toBe('orders-m4pk1.csv');
    expect(await file.content.text()).toBe('a,b');
    expect(new Headers(requests[0]?.init.headers).get('accept')).toContain('text/csv');
  });

  it('takes a file without a name for unreadable, and its refusal for one', async () => {
    const file: HttpCall = { endpoint: endpoints.exportOrders, input: nothing };
    const unnamed = outside(() => new Response('a,b'));
    await expect(unnamed.call(file)).rejects.toMatchObject({ tag: 'malformed' });
    const refused = outside(() => refuse(400));
    await expect(refused.call(file)).rejects.toMatchObject({ tag: 'refused', code: 'Code' });
  });

  it('tries a read three times, one and two seconds apart, when the network fails', async () => {
    const { call, waits, requests } = outside(cut);
    await expect(call(read)).rejects.toMatchObject({ tag: 'unreachable' });
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([1, 2]);
  });

  it('repeats a creation only with its idempotency key', async () => {
    const without = outside(cut);
    await expect(without.call(create)).rejects.toMatchObject({ tag: 'unreachable' });
    expect(without.requests).toHaveLength(1);

    const keyed = outside(cut);
    await expect(keyed.call({ ...create, idempotencyKey: 'k1' })).rejects.toBeDefined();
    const keys = keyed.requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['k1', 'k1', 'k1']);
  });

  it('does not say that nothing was sent after a try that may have arrived, where a later one was not made', async () => {
    const { call, requests, renewed } = outside(cut);
    const keyed = { ...create, idempotencyKey: 'k1' };
    renewed.push(null, { tag: 'unreachable', message: 'expired' });
    const problem = await call(keyed).catch((it) => it);
    expect(problem).toEqual({ tag: 'unreachable', message: 'expired' });
    expect(requests).toHaveLength(1);
    renewed.push({ tag: 'unreachable', message: 'expired' });
    await expect(call(keyed)).rejects.toMatchObject({ tag: 'unreachable', sent: false });
    expect(requests).toHaveLength(1);
  });

  it('says that nothing was sent when there was no network at any of the tries', async () => {
    const offline = outside(cut);
    offline.network.push(false, false, false);
    await expect(offline.call(read)).rejects.toMatchObject({ tag: 'unreachable', sent: false });

    const before = outside(cut);
    before.network.push(true, false, false);
    await expect(before.call(read)).rejects.not.toHaveProperty('sent');
  });

  it('waits one second times the attempt where nobody says how long, and gives up after the third', async () => {
    for (const status of [429, 503]) {
      const { call, waits, requests } = outside(() => refuse(status));
      await expect(call(read)).rejects.toMatchObject({ tag: 'refused', status });
      expect([requests.length, waits]).toEqual([3, [1, 2]]);
    }
  });

  it('does not repeat what must never be, whatever the server says', async () => {
    const { call, requests } = outside(() => refuse(429, { 'retry-after': '1' }));
    await expect(call({ endpoint: endpoints.login, input: nothing })).rejects.toBeDefined();
    expect(requests).toHaveLength(1);
  });

  it('asks each service under its own name and version', async () => {
    const { call, requests } = outside(good);
    const params = { riderId: 'r1' };
    await call({ endpoint: endpoints.locateRider, input: { ...nothing, params } }).catch(
      () => null,
    );
    expect(requests[0]?.url).toMatch(/^\/hurrier\/api\/v1\/riders\/r1/);
    expect(new Headers(requests[0]?.init.headers).get('accept')).toBe('application/json');
  });

  it('obeys Retry-After when it is told to wait', async () => {
    const { call, waits } = outside(() => refuse(429, { 'retry-after': '7' }), good);
    expect(await call(read)).toEqual({ vendors: [] });
    expect(waits).toEqual([7]);
  });

  it('does not repeat what was refused, and says why as data', async () => {
    const { call, requests } = outside(() => refuse(409));
    await expect(call(read)).rejects.toEqual({
      tag: 'refused',
      status: 409,
      code: 'Code',
      message: 'why',
      key: 'a.key',
      field: 'name',
    });
    expect(requests).toHaveLength(1);
  });

  it('takes what can be read of a list, and nothing where each row is named to the person', async () => {
    const one = vendor('m4pk1');
    const { call } = outside(() => Response.json({ result: { vendors: [{}, one] } }));
    expect(await call(read)).toMatchObject({ vendors: [{ vendor_id: 'm4pk1' }] });
    const orders = { pagination_key: null, seq: 3, listed_at: 7, data: [{ order_id: 'm4pk1-1' }] };
    const listed = outside(() => Response.json({ result: orders }));
    const asked = { endpoint: endpoints.listOrders, input: nothing };
    expect(await listed.call(asked)).toMatchObject({ data: [] });
  });

  it.each([
    ['truncated JSON', () => new Response('{"result": {"vend')],
    ['HTML', () => new Response('<!doctype html>')],
    ['null', () => Response.json(null)],
    ['a wrong type', () => Response.json({ result: { vendors: 'none' } })],
    ['a list of which nothing can be read', () => Response.json({ result: { vendors: [{}] } })],
  ])('calls %s malformed', async (_, answer) => {
    const { call } = outside(answer);
    await expect(call(read)).rejects.toMatchObject({ tag: 'malformed' });
  });
});
