import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, ErrorBody, endpoints, pathOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { signedHeaders } from '../../server/dispatch/remote/signature.ts';
import { testServer } from '../support/server.ts';
import { operatorSamples } from './authorisation/operator-samples.ts';
import { samples } from './authorisation/samples.ts';
import { connected, secret } from './dispatch/remote/support.ts';
import { withOperator } from './operator/support.ts';

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];
type Sample = { params?: object; query?: Record<string, string>; body?: object };
type Schema = { safeParse: (value: unknown) => { success: boolean } };
type Case = { part: Part; field: string; given: object };

let server: Awaited<ReturnType<typeof testServer>>;
let headers: Record<string, string>;
let ofOperator: Record<string, string>;
beforeAll(async () => {
  const fleet = connected('http://127.0.0.1:1/');
  server = await testServer({ env: { RATE_LIMIT: '1000000', ...fleet } });
  headers = (await server.signIn()).headers;
  ofOperator = (await withOperator(server)).headers;
});
afterAll(() => server.close());

const calls: readonly Endpoint[] = [...Object.values(endpoints), ...Object.values(operatorCalls)];
const allSamples: Readonly<Record<string, Sample | undefined>> = { ...samples, ...operatorSamples };

/** What no field takes, or only one that takes anything. */
const texts = ['', 'x y', '-', 'x'.repeat(90), '99999999999', 'z'.repeat(9000)];
const values = [{ no: 'such' }, [], '', -1e300, null, 'x'.repeat(9000)];

/** Each field of a part: left out, given wrongly, and one that nobody declared. */
function casesOf(endpoint: Endpoint, part: Part): Case[] {
  const given: object = allSamples[endpoint.id]?.[part] ?? {};
  const unknown = { part, field: `${part}.nobody`, given: { ...given, nobody: '1' } };
  const wrong = Object.entries(shapeOf(endpoint[part])).flatMap(([name, schema]) => {
    const field = `${part}.${name}`;
    const { [name]: _, ...others } = given as Record<string, unknown>;
    const isNeeded = part !== 'params' && !schema.safeParse(undefined).success;
    const value = (part === 'body' ? values : texts).find(
      (each) => !schema.safeParse(each).success,
    );
    return [
      ...(isNeeded ? [{ part, field, given: others }] : []),
      ...(value === undefined || (part === 'params' && value === '')
        ? []
        : [{ part, field, given: { ...given, [name]: value } }]),
    ];
  });
  // Whatever stands in the place of a parameter is that parameter.
  return part === 'params'
    ? wrong
    : [...wrong, ...(endpoint.method === 'GET' && part === 'body' ? [] : [unknown])];
}

function shapeOf(schema: unknown): Readonly<Record<string, Schema>> {
  const def: unknown = Reflect.get(Object(schema), 'def');
  const shape: unknown = Reflect.get(Object(def), 'shape');
  return Object(shape ?? {});
}

function send(endpoint: Endpoint, { part, given }: Case) {
  const sample: Sample = { ...allSamples[endpoint.id], [part]: given };
  const { params = {}, query = {}, body } = sample;
  return server.app.inject({
    ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }), query },
    headers: {
      ...headersFor(endpoint, JSON.stringify(body)),
      ...{ 'content-type': 'application/json', 'idempotency-key': 'a-key-of-sixteen-or-more' },
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
}

/** Who may make it: a merchant, an operator, or the connected fleet, which signs what it says. */
function headersFor({ service }: Endpoint, body = ''): Record<string, string> {
  if (service === 'operator') return ofOperator;
  if (service !== 'fleet') return headers;
  said += 1;
  const signed = { id: `said-${said}`, at: server.deps.clock(), body };
  return { host: 'sg.localhost', ...signedHeaders([secret], signed) };
}
let said = 0;

/** Some calls have a budget of their own, which a minute refills. */
async function sendPatiently(endpoint: Endpoint, each: Case) {
  const answer = await send(endpoint, each);
  if (answer.statusCode !== 429) return answer;
  server.pass(61);
  return send(endpoint, each);
}

test.each(calls)(
  '$id names what is malformed in its input, field by field, and does nothing',
  async (endpoint) => {
    const cases = parts.flatMap((part) => casesOf(endpoint, part));
    expect(cases.length).toBeGreaterThan(0);
    for (const each of cases) {
      const answer = await sendPatiently(endpoint, each);
      expect([answer.statusCode, each.field], JSON.stringify(each).slice(0, 300)).toEqual([
        400,
        each.field,
      ]);
      const { errors } = ErrorBody.parse(answer.json());
      expect(errors.map(({ code }) => code)).toContain('InvalidInput');
      const fields = errors.map(({ meta }) => meta?.field ?? '');
      expect(
        fields.some((field) => field === each.field || field.startsWith(`${each.field}.`)),
        `${each.field} in ${fields}`,
      ).toBe(true);
    }
  },
);
