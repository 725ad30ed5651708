import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Access,
  type Endpoint,
  type EndpointId,
  endpoints,
  keyScopes,
  type Market,
  mayDo,
  pathOf,
  type Role,
  type Standing,
} from '#schemas';
import { demoUsers } from '../../../server/demo/seed.ts';
import { callsOfScope } from '../../../server/policy.ts';
import { embeddedHeaders } from '../../support/embedded.ts';
import { guestOf } from '../../support/guests.ts';
import { serviceKey } from '../../support/keys.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';
import { type Sample, samples } from './samples.ts';

type Headers = Record<string, string>;
/** 401: somebody has to sign in first. 403: their role does not allow it. 404: the object is as unknown as one that does not exist. */
type Answer = 401 | 403 | 404 | 'let in';

const calls = Object.values(endpoints) satisfies Endpoint[];
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  // The order that the samples name.
  expect((await (await orderClient(server)).place()).order_id).toBe('m4pk1-000001');
});
afterAll(() => server.close());

const merchant = async () => (await server.signIn()).headers;

/** Somebody who is a member of one vendor alone: of an outlet and not of its parent. */
async function memberOf(vendorId: string, role: Role = 'owner'): Promise<Headers> {
  const { id } = demoUsers.stranger;
  await server.sql`delete from memberships where user_id = ${id}`;
  await server.sql`insert into memberships ${server.sql([{ user_id: id, vendor_id: vendorId, role }])}`;
  return (await server.signIn('stranger')).headers;
}

async function signedOut(): Promise<Headers> {
  const headers = await merchant();
  await send(endpoints.logout, headers);
  return headers;
}

async function expired(): Promise<Headers> {
  const { id } = demoUsers.newcomer;
  const { headers } = await server.signIn('newcomer');
  await server.sql`update sessions set expires_at = to_timestamp(0) where user_id = ${id}`;
  return headers;
}

const owned = (access: Access) => 'at' in access;
/** A new outlet is one of its parent, which nobody reaches by one outlet. */
const isOfParent = (access: Access) => 'at' in access && access.at === 'body.parent_vendor_id';
const isOwn = (access: Access) => access.kind === 'session' && access.own === true;
const isAllowed = (standing: Standing, to: Access) =>
  isOwn(to) ? standing !== 'platform' : !('needs' in to && to.needs) || mayDo(standing, to.needs);
/** What somebody of the outlet alone is answered. */
const answerTo = (standing: Standing, to: Access): Answer =>
  isOfParent(to) ? 404 : isAllowed(standing, to) ? 'let in' : 403;
const forGuests = (access: Access) => access.kind !== 'public' && access.guests === true;

/** Who calls, and what they are answered for the objects of one outlet; every call of the contract is tried by each. */
const people: Record<string, { headers: () => Promise<Headers>; answer: (to: Access) => Answer }> =
  {
    nobody: { headers: async () => ({ host: 'sg.localhost' }), answer: () => 401 },
    'somebody who signed out': { headers: signedOut, answer: () => 401 },
    'somebody whose session has ended': { headers: expired, answer: () => 401 },
    'the merchant': { headers: merchant, answer: () => 'let in' },
    'the merchant, in another deployment': {
      headers: async () => ({ ...(await merchant()), host: 'la.localhost' }),
      answer: (to) => (owned(to) ? 404 : 'let in'),
    },
    'an owner of the outlet alone': {
      headers: () => memberOf('m4pk1'),
      answer: (to) => answerTo('owner', to),
    },
    'a manager of the outlet': {
      headers: () => memberOf('m4pk1', 'manager'),
      answer: (to) => answerTo('manager', to),
    },
    'somebody at the counter of the outlet': {
      headers: () => memberOf('m4pk1', 'counter'),
      answer: (to) => answerTo('counter', to),
    },
    'somebody at the counter of its sibling': {
      headers: () => memberOf('m4pk2', 'counter'),
      answer: (to) => (owned(to) ? 404 : 'let in'),
    },
    'a member of its sibling': {
      headers: () => memberOf('m4pk2'),
      answer: (to) => (owned(to) ? 404 : 'let in'),
    },
    'a member of another merchant': {
      headers: () => memberOf('q7sd'),
      answer: (to) => (owned(to) ? 404 : 'let in'),
    },
    'a guest': {
      headers: () => guestOf(server, 'sg'),
      answer: (to) => (!forGuests(to) ? 401 : owned(to) ? 404 : 'let in'),
    },
    'a guest, in another deployment': {
      headers: async () => ({ ...(await guestOf(server, 'sg')), host: 'la.localhost' }),
      answer: () => 401,
    },
    "a platform's person with the outlet": {
      headers: () => embeddedHeaders(server, { vendors: ['m4pk1'] }),
      answer: (to) => answerTo('platform', to),
    },
    "a platform's person with its sibling": {
      headers: () => embeddedHeaders(server, { vendors: ['m4pk2'] }),
      answer: (to) => (owned(to) ? 404 : answerTo('platform', to)),
    },
    "a platform's person, where no platform is allowed": {
      headers: () =>
        embeddedHeaders(server, { audience: 'rider-portal:la', vendors: ['w2mk1'] }, 'la'),
      answer: () => 401,
    },
  };

function send(
  endpoint: Endpoint,
  headers: Headers,
  sample: Sample = samples[endpoint.id as EndpointId],
) {
  const { params = {}, query = {}, body } = sample;
  return server.app.inject({
    ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }), query },
    headers: { ...headers, 'idempotency-key': 'a-key-of-sixteen-or-more' },
    ...(body && { payload: body }),
  });
}

const isSigned = ({ access }: Endpoint) => access.kind === 'fleet' || access.kind === 'processor';
const messageIn = (body: string): string => /"message":"([^"]+)"/.exec(body)?.[1] ?? '';

/** Calls after which a session is none any more, so that the next needs another one. */
const ending = new Set<string>(['logout', 'logoutEverywhere']);

describe.each(Object.entries(people))('%s', (_, { headers, answer }) => {
  let known: Promise<Headers> | undefined;

  test.each(calls)('$id', async (endpoint) => {
    known ??= headers();
    const { statusCode, body } = await send(endpoint, await known);
    if (ending.has(endpoint.id)) known = undefined;
    expect(body).not.toContain('InvalidInput');
    if (endpoint.access.kind === 'public') return;
    // Nobody who signs in is a fleet or a card processor.
    const expected = isSigned(endpoint) ? 401 : answer(endpoint.access);
    // What a call refuses for reasons of its own, a wrong password or an owner too many, is past the table.
    if (expected === 'let in')
      expect(messageIn(body)).not.toMatch(/^(Sign in first|Your role does not)/);
    else expect(statusCode).toBe(expected);
  });
});

/** Each of them without codes, while their merchant asks everybody for one; and where else that holds. */
const withoutCodes: Record<string, () => Promise<Headers>> = {
  'an owner of the main account': merchant,
  'somebody at the counter of the outlet': () => memberOf('m4pk1', 'counter'),
  'the same in another deployment': async () => ({
    ...(await memberOf('m4pk1', 'counter')),
    host: 'la.localhost',
  }),
};

describe.each(Object.entries(withoutCodes))('%s who has yet to set codes up', (_, headers) => {
  const rule = { vendor_id: 'm4pk', since: 1, required_by: null };
  let known: Promise<Headers> | undefined;
  beforeAll(() => server.sql`insert into required_codes ${server.sql([rule])}`);
  afterAll(() => server.sql`delete from required_codes`);

  test.each(calls)('$id', async (endpoint) => {
    known ??= headers();
    const answer = await send(endpoint, await known);
    if (ending.has(endpoint.id)) known = undefined;
    const { access } = endpoint;
    const isFree = access.kind === 'public' || 'beforeCodes' in access;
    if (isSigned(endpoint)) expect(answer.statusCode).toBe(401);
    else if (isFree) {
      expect(answer.body).not.toContain('SecondFactorMissing');
      expect(messageIn(answer.body)).not.toMatch(/^Sign in first/);
    } else {
      expect(answer.statusCode).toBe(403);
      const [refused] = answer.json().errors;
      expect(refused).toMatchObject({
        code: 'SecondFactorMissing',
        meta: { values: { merchant: 'Pandan Kitchen' } },
      });
    }
  });

  test('may do nothing but learn of codes, set them up and leave', () => {
    const free = calls.filter(({ access }) => 'beforeCodes' in access).map(({ id }) => id);
    expect(free.toSorted()).toEqual([
      ...['beginSecondFactor', 'confirmSecondFactor', 'getSecondFactor'],
      ...['logout', 'logoutEverywhere'],
    ]);
  });
});

describe('an order of a guest', () => {
  const ofGuests = calls.filter(({ access }) => access.kind === 'order' && forGuests(access));

  test.each(ofGuests)('is shown to them and to no other guest: $id', async (endpoint) => {
    const [theirs, anothers] = [await guestOf(server, 'sg'), await guestOf(server, 'sg')];
    const { sub = '' } = decodeJwt(theirs.authorization.replace('Bearer ', ''));
    await server.sql`update orders set placed_by = ${sub} where id = 'm4pk1-000001'`;
    expect((await send(endpoint, anothers)).statusCode).toBe(404);
    expect((await send(endpoints.getOrder, theirs)).statusCode).toBe(200);
    expect((await send(endpoint, theirs)).statusCode).not.toBe(401);
  });
});

describe('a parent', () => {
  // So many wrong passwords above make an account wait.
  beforeAll(() => server.pass(3600));

  const together = calls.filter((call) => takesOutlets(call.query) || takesOutlets(call.body));

  test.each(together)(
    'sees its outlets together only where its market says so: $id',
    async (call) => {
      const markets = server.deps.markets as Map<string, Market>;
      const market = markets.get('SG') as Market;
      const headers = await merchant();
      const letIn = async (allOutletOrders: boolean) => {
        markets.set('SG', { ...market, allOutletOrders });
        return (await send(call, headers, ofParent(call))).statusCode !== 403;
      };
      expect([await letIn(false), await letIn(true)]).toEqual([false, true]);
      markets.set('SG', market);
    },
  );
});

function takesOutlets(part: Endpoint['query']): boolean {
  return 'include_outlets' in ((part as { shape?: object }).shape ?? {});
}

/** A sample about the parent and its outlets together. */
function ofParent({ id, query }: Endpoint): Sample {
  const sample = samples[id as EndpointId];
  const all = { include_outlets: 'true' };
  return {
    params: { vendorId: 'm4pk' },
    query: { ...sample.query, ...(takesOutlets(query) && all) },
    ...(sample.body && { body: { ...sample.body, ...all } }),
  };
}

test('a member of the parent reaches its outlets, one of an outlet only that', async () => {
  const idsFor = async (headers: Headers): Promise<string[]> => {
    const answer = await send(endpoints.listVendors, headers);
    return answer.json().result.vendors.map(({ vendor_id }: { vendor_id: string }) => vendor_id);
  };
  const all = await idsFor(await merchant());
  expect(all[0]).toBe('m4pk');
  expect(all.toSorted()).toEqual(['m4pk', 'm4pk1', 'm4pk2', 'm4pk3']);
  expect(await idsFor(await memberOf('m4pk1'))).toEqual(['m4pk1']);
  expect(await idsFor(await memberOf('q7sd'))).toEqual(['q7sd']);
});

describe('a program with a service key', () => {
  const scopes = [...keyScopes];
  const closed = [401, 403, 404];

  describe.each(scopes)('for %s', (scope) => {
    let known: Promise<{ headers: Headers }> | undefined;

    test.each(calls)('$id', async (endpoint) => {
      known ??= serviceKey(server, [scope]);
      const { headers } = await known;
      const { statusCode, body } = await send(endpoint, headers);
      if (endpoint.access.kind === 'public') expect(body).not.toContain('OutOfScope');
      // What a fleet or a card processor says is signed, whatever else comes along.
      else if (isSigned(endpoint)) expect(statusCode).toBe(401);
      else if (callsOfScope[scope].has(endpoint.id as EndpointId)) {
        expect(statusCode).not.toBe(401);
        expect(body).not.toContain('OutOfScope');
      } else {
        expect(statusCode).toBe(403);
        expect(body).toContain('OutOfScope');
      }
    });
  });

  test.each(calls.filter(({ access }) => owned(access)))(
    'for a sibling alone meets no success: $id',
    async (endpoint) => {
      const { headers } = await serviceKey(server, scopes, { outlets: ['m4pk2'] });
      const { statusCode } = await send(endpoint, headers);
      expect(closed).toContain(statusCode);
      await server.sql`delete from service_keys where outlets is not null`;
    },
  );

  test.each(calls.filter((each) => each.access.kind !== 'public' && !isSigned(each)))(
    'in another deployment, or revoked, meets no success: $id',
    async (endpoint) => {
      const { headers } = await serviceKey(server, scopes);
      const elsewhere = await send(endpoint, { ...headers, host: 'la.localhost' });
      expect([elsewhere.statusCode, elsewhere.json().errors[0].code]).toEqual([401, 'KeyRefused']);
      await server.sql`update service_keys set revoked_at = 1 where revoked_at is null`;
      const revoked = await send(endpoint, headers);
      expect([revoked.statusCode, revoked.json().errors[0].code]).toEqual([401, 'KeyRefused']);
    },
  );
});
