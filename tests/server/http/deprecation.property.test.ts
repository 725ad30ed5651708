import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoints } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { defineEndpoint } from '../../../schemas/endpoints/define.ts';
import type { Deprecation } from '../../../schemas/endpoints/endpoint.ts';
import { modules } from '../../../server/app.ts';
import { deprecationHeaders, deprecationText } from '../../../server/http/deprecation.ts';
import { serveOn } from '../../../server/http/serve.ts';
import type { ServerModule } from '../../../server/module.ts';
import { openApi } from '../../../server/site/openapi.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';

const declare = (id: string, deprecated?: Deprecation) =>
  defineEndpoint({
    ...{ id, summary: 'What will go', service: 'orders', method: 'POST', path: `/${id}` },
    ...{ access: { kind: 'public' }, retry: 'never', result: z.object({ seen: z.boolean() }) },
    body: z.strictObject({ name: z.string() }),
    ...(deprecated && { deprecated }),
  });
const deprecated = { since: '2027-01-31', ends: '2028-01-31', instead: 'createOrder' } as const;
const going = declare('going', deprecated);
const staying = declare('staying');

const probe: ServerModule = {
  name: 'probe',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    for (const each of [going, staying]) serve(each, () => ({ seen: true }));
  },
};
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ parts: [...modules, probe] });
});
afterAll(() => server.close());

const post = (path: string, payload: string) =>
  server.app.inject({
    ...{ method: 'POST', url: `/orders/api/v1${path}`, payload },
    headers: { host: 'sg.localhost', 'content-type': 'application/json' },
  });

const operationOf = (endpoint: Endpoint) => {
  const { paths } = JSON.parse(JSON.stringify(openApi([endpoint])));
  return paths[`/${endpoint.service}/api/v1${endpoint.path}`].post;
};

test('each answer of a call that will go says so, refusals too, and the document does from the same declaration', async () => {
  const said = {
    deprecation: '@1801353600',
    sunset: 'Mon, 31 Jan 2028 00:00:00 GMT',
    link: '</docs#going>; rel="deprecation"; type="text/html", </docs#createOrder>; rel="successor-version"',
  };
  for (const [payload, status] of [
    ['{"name":"x"}', 200],
    ['{"name":1}', 400],
    ['{', 400],
  ] as const) {
    const answer = await post('/going', payload);
    expect([answer.statusCode, answer.headers]).toEqual([status, expect.objectContaining(said)]);
  }
  expect(operationOf(going)).toMatchObject({
    deprecated: true,
    description: 'Deprecated since 2027-01-31; it ends on 2028-01-31. Use `createOrder` instead.',
  });
});

test('a call that stays says nothing of it', async () => {
  const { headers } = await post('/staying', '{"name":"x"}');
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['deprecation']));
  expect(headers).not.toHaveProperty('sunset');
  expect(operationOf(staying)).not.toHaveProperty('deprecated');
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as `${number}-${number}-${number}`);

test('headers and text tell the same days, whatever they are', () =>
  law(
    fc.property(day, day, (since, ends) => {
      const call = { id: 'going', deprecated: { since, ends } };
      const headers = deprecationHeaders(call);
      const first = new Date(Number(headers.deprecation?.slice(1)) * 1000);
      const last = new Date(headers.sunset ?? '');
      expect(deprecationText(call)).toBe(
        `Deprecated since ${first.toISOString().slice(0, 10)}; it ends on ${last.toISOString().slice(0, 10)}.`,
      );
    }),
  ));

test('a call that will go stays for twelve months, and what takes its place is there', () => {
  const all: readonly Endpoint[] = [...Object.values(endpoints), ...Object.values(operatorCalls)];
  const ids = new Set(all.map(({ id }) => id));
  const wrong = all.filter(({ deprecated: told }) => {
    if (!told) return false;
    const year = new Date(`${told.since}T00:00:00Z`);
    year.setUTCFullYear(year.getUTCFullYear() + 1);
    const isSoon = new Date(`${told.ends}T00:00:00Z`) < year;
    return isSoon || (told.instead !== undefined && !ids.has(told.instead));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
