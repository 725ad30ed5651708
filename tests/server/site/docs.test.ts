import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#schemas';
import { openApi } from '../../../server/site/openapi.ts';

const Operation = z.object({
  operationId: z.string(),
  summary: z.string().check(z.minLength(1)),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.looseObject({ type: z.optional(z.string()) }),
    }),
  ),
  responses: z.object({ 200: z.object({ content: z.unknown() }), default: z.unknown() }),
});
const Document = z.object({
  openapi: z.literal('3.1.1'),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation)),
});

test('the document is OpenAPI 3.1 and lists every call once', () => {
  const { paths } = Document.parse(JSON.parse(JSON.stringify(openApi())));
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  for (const [path, methods] of Object.entries(paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      const declared = parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(names);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  }
});

test('every reference leads somewhere', () => {
  const document: unknown = JSON.parse(JSON.stringify(openApi()));
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, path = ''] of references) {
    const target = path
      .split('/')
      .reduce<unknown>(
        (value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
        document,
      );
    expect(target).toBeDefined();
  }
});

test('numbers in an address are numbers with limits', () => {
  const text = JSON.stringify(openApi());
  expect(text).toContain('{"name":"latitude","in":"query","schema":{"type":"number","minimum":-90');
});
