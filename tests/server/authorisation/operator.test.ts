import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, type EndpointId, endpoints } from '#schemas';
import { type OperatorCallId, operatorCalls } from '#schemas/operator';
import { embeddedHeaders } from '../../support/embedded.ts';
import { guestOf } from '../../support/guests.ts';
import { testServer } from '../../support/server.ts';
import { added, page, send, signedIn } from '../operator/support.ts';
import { operatorSamples } from './operator-samples.ts';
import { samples } from './samples.ts';

type Headers = Record<string, string>;

const closed = Object.values(operatorCalls).filter(({ access }) => access.kind !== 'public');
const ofOthers = (Object.values(endpoints) satisfies Endpoint[]).filter(
  ({ access }) => access.kind !== 'public',
);
let server: Awaited<ReturnType<typeof testServer>>;
let known: Awaited<ReturnType<typeof added>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  known = await added(server);
});
afterAll(() => server.close());

const operator = () => signedIn(server, known);
const tokenOf = ({ cookie = '' }: Headers) => cookie.split('=')[1] ?? '';
const merchant = async (): Promise<Headers> => (await server.signIn()).headers;

async function ended(): Promise<Headers> {
  const headers = await operator();
  await send(server, operatorCalls.signOutOperator, headers);
  return headers;
}

/** Everybody who is no operator, or no longer. */
const others: Record<string, () => Promise<Headers>> = {
  nobody: async () => ({}),
  'a merchant': merchant,
  'a merchant, whose token stands in the cookie': async () => {
    const { authorization = '' } = await merchant();
    return { cookie: `rider-portal-operator=${authorization.slice(7, 50)}` };
  },
  'a guest': () => guestOf(server, 'sg'),
  "a platform's person": () => embeddedHeaders(server, { vendors: ['m4pk1'] }),
  'an operator who signed out': ended,
  'an operator whose token stands in the header': async () => ({
    authorization: `Bearer ${tokenOf(await operator())}`,
  }),
};

describe.each(Object.entries(others))('%s makes no call of operators', (_, headers) => {
  let theirs: Promise<Headers> | undefined;

  test.each(closed)('$id', async (endpoint) => {
    theirs ??= headers();
    const all = { ...page, ...(await theirs) };
    const answer = await send(
      server,
      endpoint,
      all,
      operatorSamples[endpoint.id as OperatorCallId],
    );
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([401, 'SignInFirst']);
  });
});

describe('an operator makes no call of anybody else', () => {
  let cookie: Promise<Headers> | undefined;

  test.each(ofOthers)('$id', async (endpoint) => {
    cookie ??= operator();
    const headers = await cookie;
    const authorization = `Bearer ${tokenOf(headers)}|${tokenOf(headers)}`;
    for (const each of [headers, { ...headers, authorization }]) {
      const answer = await send(server, endpoint, each, samples[endpoint.id as EndpointId]);
      expect(answer.statusCode).toBe(401);
    }
  });
});

test.each(closed.filter(({ method }) => method !== 'GET'))(
  'no page of another site makes a change: $id',
  async (endpoint) => {
    const sample = operatorSamples[endpoint.id as OperatorCallId];
    const { origin: _, ...without } = await operator();
    for (const headers of [without, { ...without, origin: 'https://evil.example' }]) {
      const answer = await send(server, endpoint, headers, sample);
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'ForeignOrigin']);
    }
  },
);
