import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, type EndpointId, endpoints, pathOf } from '#schemas';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { type Sample, samples } from '../authorisation/samples.ts';
import { keptLog } from './support.ts';

const kept = keptLog('debug');
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ log: kept.log, env: { RATE_LIMIT: '1000000' } });
});
afterAll(() => server.close());

const calls = Object.values(endpoints) satisfies Endpoint[];

/** What stands for a person, in the shapes in which people are told. */
const marks = {
  word: 'Canaryname',
  mail: 'canary.person@example.com',
  phone: '+6590007771',
  street: '77 Canary Street',
};
const marked = /canary|9000.?7771/i;

/** The same value with each text marked that `chosen` names by its turn; keys and shape stay. */
function mark(value: unknown, chosen: (nth: number) => string | undefined, turn = { nth: 0 }) {
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return chosen(turn.nth++) ?? each;
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, member]) => [key, walk(member)]));
  };
  return walk(value);
}

const cases = fc.record({
  endpoint: fc.constantFrom(...calls),
  who: fc.constantFrom<'nobody' | 'merchant' | 'stranger'>('nobody', 'merchant', 'stranger'),
  marks: fc.array(fc.option(fc.constantFrom(...Object.values(marks)), { nil: undefined }), {
    minLength: 1,
    maxLength: 12,
  }),
});

test('no line of the log holds anything of a person, whatever is called, by anybody, and whatever comes of it', async () => {
  await law(
    fc.asyncProperty(cases, async ({ endpoint, who, marks: chosen }) => {
      const headers =
        who === 'nobody' ? { host: 'sg.localhost' } : (await server.signIn(who)).headers;
      const sample = samples[endpoint.id as EndpointId];
      const {
        params = {},
        query = {},
        body,
      } = mark(sample, (nth) => chosen[nth % chosen.length]) as Sample;
      kept.said();
      await server.app.inject({
        ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }) },
        query: { ...query, looked_for: marks.mail },
        headers: {
          ...headers,
          ...{ 'user-agent': marks.word, cookie: `who=${marks.word}`, referer: marks.street },
          ...{ 'x-request-id': marks.phone, 'idempotency-key': 'a-key-of-sixteen-or-more' },
        },
        ...(body && { payload: body }),
      });
      const said = kept.said();
      expect(said).toContain('"kind":"call"');
      expect(said).not.toMatch(marked);
    }),
    { runs: 150 },
  );
});

test('every call of the contract is told by its route, with who made it, and where', async () => {
  const { headers } = await server.signIn();
  const ending = ['logout', 'logoutEverywhere'];
  for (const endpoint of calls.filter(({ id }) => !ending.includes(id))) {
    const { params = {}, query = {}, body } = samples[endpoint.id as EndpointId];
    kept.said();
    const answer = await server.app.inject({
      ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }), query },
      headers: { ...headers, 'idempotency-key': 'a-key-of-sixteen-or-more' },
      ...(body && { payload: body }),
    });
    const [line, ...others] = kept.lines().filter(({ kind }) => kind === 'call');
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      ...{ level: 30, method: endpoint.method, status: answer.statusCode, deployment: 'sg' },
      route: `/${endpoint.service}/api/v1${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...{ id: answer.headers['x-request-id'], instance: expect.stringMatching(/-\d+$/) },
      // Only what a fleet says is nobody's, here where none is connected.
      ...(endpoint.access.kind !== 'fleet' && { actor: 'demo' }),
      ms: expect.any(Number),
    });
    if (endpoint.access.kind === 'vendor' && answer.statusCode < 400)
      expect(line?.outlet).toBe('m4pk1');
  }
});
