import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody, endpoints } from '#schemas';
import { defineEndpoint } from '../../../schemas/endpoints/define.ts';
import { modules } from '../../../server/app.ts';
import { JsonText, serveOn } from '../../../server/http/serve.ts';
import type { ServerModule } from '../../../server/module.ts';
import { testServer } from '../../support/server.ts';

const access = { kind: 'public' } as const;
const typed = defineEndpoint({
  ...{ id: 'typed', summary: '', service: 'orders', method: 'POST', path: '/typed/{count}' },
  ...{ access, retry: 'never' },
  params: z.strictObject({ count: z.coerce.number() }),
  body: z.strictObject({ name: z.string(), tags: z.optional(z.array(z.string())) }),
  result: z.object({ seen: z.string() }),
});
const listed = defineEndpoint({
  ...{ id: 'listed', summary: '', service: 'orders', method: 'POST', path: '/listed' },
  ...{ access, retry: 'never', result: z.array(z.number()) },
});
const broken = defineEndpoint({
  ...{ id: 'broken', summary: '', service: 'orders', method: 'POST', path: '/broken' },
  ...{ access, retry: 'never', result: z.string() },
});
const lost = defineEndpoint({
  ...{ id: 'lost', summary: '', service: 'orders', method: 'POST', path: '/lost' },
  ...{ access, retry: 'never', result: z.string() },
});

const mistold = defineEndpoint({
  ...{ id: 'mistold', summary: '', service: 'orders', method: 'POST', path: '/mistold' },
  ...{ access, retry: 'never' },
  result: z.object({
    name: z.string().check(z.maxLength(3)),
    tags: z.optional(z.array(z.object({ tag: z.string() }))),
    way: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('foot'), steps: z.number() }),
      z.object({ kind: z.literal('boat'), oars: z.nullable(z.number()) }),
    ]),
  }),
});

const probe: ServerModule = {
  name: 'probe',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(typed, ({ input }) => {
      const answer = { seen: `${input.params.count} ${input.body.name}`, secret: 'column' };
      return answer;
    });
    serve(listed, () => new JsonText('[1,2]'), { perMinute: 3 });
    serve(broken, () => {
      throw new Error('secret detail');
    });
    serve(mistold, () => {
      const answer = {
        ...{ name: 'too long', secret: 'column', tags: [{ tag: 'x', secret: 'column' }] },
        way: { kind: 'boat', oars: null, secret: 'column' } as const,
      };
      return answer;
    });
    serve(lost, () => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    });
  },
};

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ parts: [...modules, probe] });
});
afterAll(() => server.close());

function post(path: string, payload: string | object = {}, headers: Record<string, string> = {}) {
  return server.app.inject({
    ...{ method: 'POST', url: `/orders/api/v1${path}`, payload },
    headers: { host: 'sg.localhost', 'content-type': 'application/json', ...headers },
  });
}

test('a good call gets its result, without what the contract does not name', async () => {
  const answer = await post('/typed/7', { name: 'x' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ result: { seen: '7 x' } });
});

test('what was done is told, also where it is not quite what was declared, and nothing else is', async () => {
  const answer = await post('/mistold');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    result: { name: 'too long', tags: [{ tag: 'x' }], way: { kind: 'boat', oars: null } },
  });
});

test('the declared part of any answer of the contract can be told', () => {
  for (const { id, result } of Object.values(endpoints))
    expect([id, oddKinds(result)]).toEqual([id, []]);
});

test('an answer that is JSON text already is wrapped as it is', async () => {
  expect((await post('/listed')).json()).toEqual({ result: [1, 2] });
});

test.each([
  ['a missing field', '/typed/1', {}, 'body.name'],
  ['a wrong type', '/typed/1', { name: 5 }, 'body.name'],
  ['a wrong element', '/typed/1', { name: 'x', tags: [1] }, 'body.tags.0'],
  ['an unknown field', '/typed/1', { name: 'x', admin: true }, 'body.admin'],
  ['a wrong parameter', '/typed/many', { name: 'x' }, 'params.count'],
  ['an unknown query', '/typed/1?debug=1', { name: 'x' }, 'query.debug'],
])('%s is refused by its name', async (_, path, payload, field) => {
  const answer = await post(path, payload);
  expect(answer.statusCode).toBe(400);
  const [error] = ErrorBody.parse(answer.json()).errors;
  expect(error).toMatchObject({ code: 'InvalidInput', meta: { field } });
  expect(error?.message).not.toBe('');
});

test.each([
  ['no JSON', '{', {}, 400],
  ['a prototype', '{"__proto__":{"polluted":true},"name":"x"}', {}, 400],
  ['a form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', '{"name":"x"}', { 'content-type': 'text/plain' }, 415],
  ['too much', JSON.stringify({ name: 'x'.repeat(70_000) }), {}, 413],
])('%s is refused with the one error body', async (_, payload, headers, status) => {
  const answer = await post('/typed/1', payload, headers);
  expect(answer.statusCode).toBe(status);
  expect(ErrorBody.safeParse(answer.json()).success).toBe(true);
  expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted');
});

test('our own faults say nothing about themselves', async () => {
  const answer = await post('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(answer.json().errors[0].meta.translation_key).toBe('alert.error');
});

test('a lost database is a short wait, not a fault', async () => {
  const answer = await post('/lost');
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('a call with a budget runs out of it and recovers', async () => {
  server.pass(61);
  const statuses = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push((await post('/listed')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  server.pass(61);
  expect((await post('/listed')).statusCode).toBe(200);
});

test('an unknown call of the API answers JSON', async () => {
  const answer = await post('/nothing-here');
  expect(answer.statusCode).toBe(404);
  expect(ErrorBody.safeParse(answer.json()).success).toBe(true);
});

/** The kinds of schema below one that the part which tells answers does not go into. */
function oddKinds(schema: unknown): string[] {
  const { def } = Object(Reflect.get(Object(schema), '_zod'));
  const inner: unknown[] = [def.innerType, def.element, def.valueType].filter(Boolean);
  const members = [...inner, ...Object.values(def.shape ?? {}), ...(def.options ?? [])];
  return known.has(def.type) ? members.flatMap(oddKinds) : [def.type];
}
const known = new Set(
  ['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum', 'custom'].concat([
    'object',
    'record',
    'array',
    'optional',
    'nullable',
    'union',
  ]),
);
