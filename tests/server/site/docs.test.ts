import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoints } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { commentsIn } from '../../../server/site/comments.ts';
import { openApi } from '../../../server/site/openapi.ts';
import { refusalsOf } from '../../../server/site/refused.ts';

const calls: readonly Endpoint[] = Object.values(endpoints);
const operated: readonly Endpoint[] = Object.values(operatorCalls);
const documents = [
  ['merchants', openApi(calls), calls],
  ['operators', openApi(operated), operated],
] as const;

const Operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  tags: z.array(z.string()).check(z.length(1)),
  summary: z.string().check(z.minLength(1)),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.looseObject({ type: z.optional(z.string()) }),
    }),
  ),
  requestBody: z.optional(z.unknown()),
  responses: z.looseObject({ 200: z.object({ content: z.unknown() }), default: z.unknown() }),
});
const Document = z.object({
  openapi: z.literal('3.1.1'),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation)),
});

const Recommended = z.object({
  info: z.object({ license: z.object({ name: z.string() }) }),
  servers: z.array(z.object({ url: z.string(), description: z.string().check(z.minLength(1)) })),
  tags: z.array(z.object({ name: z.string(), description: z.string().check(z.minLength(1)) })),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});
const shapesOf = (document: unknown) =>
  Recommended.parse(JSON.parse(JSON.stringify(document))).components.schemas;

/** The shapes that a part of a document refers to, directly or not. */
function shapesBehind(document: unknown, part: unknown): readonly unknown[] {
  const shapes = shapesOf(document);
  const found = new Map<string, unknown>();
  const look = (json: unknown) => {
    for (const [, name = ''] of JSON.stringify(json).matchAll(/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.set(name, shapes[name]);
      look(shapes[name]);
    }
  };
  look(part);
  return [...found.values()];
}

/** The document as it is read. */
const read = (document: unknown) => Document.parse(JSON.parse(JSON.stringify(document)));
const operationsIn = (document: unknown) =>
  Object.values(read(document).paths).flatMap((path) => Object.values(path));

describe.each(documents)('the document for %s', (_, document, own) => {
  const text = JSON.stringify(document);

  test('is OpenAPI 3.1 and lists every call once', () => {
    const ids = operationsIn(document).map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    for (const [path, methods] of Object.entries(read(document).paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        const declared = parameters.filter((parameter) => parameter.in === 'path');
        expect(declared.map(({ name }) => name)).toEqual(names);
        expect(declared.every(({ required }) => required)).toBe(true);
      }
    }
  });

  test('has every shape once, and none that nothing refers to', () => {
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref));
    const named = Object.keys(shapesOf(document)).map((name) => `#/components/schemas/${name}`);
    expect([...references].toSorted()).toEqual(named.toSorted());
    const texts = Object.values(shapesOf(document)).map((shape) => JSON.stringify(shape));
    expect(texts.filter((each) => each.includes('"$defs"'))).toEqual([]);
  });

  test('leaves open what is answered, and closed what is asked', () => {
    const closed = (json: unknown) => JSON.stringify(json).includes('"additionalProperties":false');
    // What a processor of payments says is its own to extend.
    const foreign = own.filter(({ access }) => access.kind === 'processor').map(({ id }) => id);
    for (const { operationId, responses, requestBody } of operationsIn(document)) {
      const answered = shapesBehind(document, responses);
      expect(answered.filter(closed), operationId).toEqual([]);
      const [asked] = shapesBehind(document, requestBody ?? {});
      if (asked === undefined) continue;
      expect(closed(asked), operationId).toBe(!foreign.includes(operationId));
    }
  });

  test('tells of each refusal under its status', () => {
    for (const call of own) {
      const told = refusalsOf(call);
      const codes = [...told.values()].flat();
      expect(codes).toEqual(expect.arrayContaining([...call.refusals]));
      const found = operationsIn(document).find(({ operationId }) => operationId === call.id);
      for (const [status, each] of told) {
        expect(found?.responses[status]).toMatchObject({
          description: expect.stringContaining(`\`${each[0]}\``),
        });
      }
    }
  });

  test('has no two paths that one address could mean, whichever values stand in it', () => {
    const paths = Object.entries(read(document).paths);
    const clashes = paths.flatMap(([one, methods]) =>
      paths
        .filter(([other]) => one < other && couldBe(one, other))
        .filter(([, others]) => Object.keys(others).some((method) => method in methods))
        .map(([other]) => [one, other]),
    );
    expect(clashes).toEqual([]);
  });

  test('keeps what Redocly recommends', () => {
    const { info, servers, tags, components } = Recommended.parse(JSON.parse(text));
    expect(info.license.name).not.toBe('');
    expect(servers.map(({ url }) => url)).toEqual(['/']);
    const schemes = Object.keys(components.securitySchemes);
    const tagNames = tags.map(({ name }) => name);
    for (const { operationId, security, summary, responses, tags: own } of operationsIn(document)) {
      expect(operationId).toMatch(/^[A-Za-z]+$/);
      expect(summary).not.toBe('');
      expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true);
      expect(schemes).toEqual(expect.arrayContaining(security.flatMap(Object.keys)));
      expect(tagNames).toEqual(expect.arrayContaining(own));
    }
  });
});

/** Whether an address could be of both paths, none of which says the same in plain words: those are told apart by what is exact. */
function couldBe(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  const isOpen = (part = '') => part.startsWith('{');
  return (
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || (isOpen(part) && isOpen(others[at])))
  );
}

test('a key is told which scope a call needs', () => {
  const created = operationsIn(openApi(calls)).find(
    ({ operationId }) => operationId === 'createOrder',
  );
  expect(created?.security).toEqual([{ serviceKey: ['write-orders'] }, { session: [] }]);
});

test('numbers in an address are numbers with limits', () => {
  const text = JSON.stringify(openApi(calls));
  expect(text).toContain('{"name":"latitude","in":"query","schema":{"type":"number","minimum":-90');
});

test('a shape says what is said of it beside its declaration', () => {
  const { Order } = shapesOf(openApi(calls));
  expect(Order).toMatchObject({
    description: expect.stringMatching(/^One order, as every call/),
    properties: { revision: { description: 'How often it was edited.' } },
  });
});

test('comments are read by name and path', () => {
  const source = [
    '/** A thing (specification 2, section 3). */',
    'export const Thing = z.object({',
    '  /**',
    '   * Its size,',
    '   * in metres.',
    '   */',
    '  size: z.number(),',
    '  inner: z.object({',
    '    /** How deep. */',
    '    depth: z.number(),',
    '  }),',
    '  bare: z.number(),',
    '});',
  ];
  expect([...commentsIn(source.join('\n'))]).toEqual([
    ['Thing', 'A thing.'],
    ['Thing.size', 'Its size, in metres.'],
    ['Thing.inner.depth', 'How deep.'],
  ]);
});
