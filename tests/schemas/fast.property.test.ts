import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  Customer,
  endpoints,
  guardOf,
  Id,
  Order,
  parseServerFrame,
  quickly,
  ServerFrame,
} from '#schemas';
import { order } from '../support/arbitraries.ts';
import { law } from '../support/property.ts';

/** A value as the wire carries it, sometimes with one thing about it that is wrong, missing, odd or too much. */
const frame = order.chain((data) =>
  fc
    .record({
      at: fc.constantFrom<readonly string[]>(
        ...paths({ event: 'order_update', data, created_at: 1, vendor_id: 'v1', seq: 3 }),
      ),
      what: fc.constantFrom('nothing', 'drop', 'replace', 'add'),
      value: fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.constantFrom(-1, 1e300, 'x'.repeat(2000), ''),
      ),
    })
    .map(({ at, what, value }) => {
      const whole = wire({ event: 'order_update', data, created_at: 1, vendor_id: 'v1', seq: 3 });
      change(whole, at, what, value);
      return wire(whole);
    }),
);

test('a quick reader gives exactly what the schema gives, for good values and for spoiled ones', () =>
  law(
    fc.property(frame, (value) => {
      const slow = ServerFrame.safeParse(value);
      const quick = quickly(ServerFrame)(value);
      expect(quick).toEqual(slow.success ? slow.data : null);
      if (guardOf(ServerFrame)(value)) expect(slow.data).toEqual(value);
    }),
    { runs: 4000 },
  ));

test('a quick yes is what ordinary frames get', () =>
  law(
    fc.property(order, (data) => {
      const value = wire({ event: 'order_update', data, created_at: 1, vendor_id: 'v1', seq: 3 });
      expect(guardOf(ServerFrame)(value)).toBe(true);
    }),
  ));

test('any answer of any endpoint is read as its schema reads it', () =>
  law(
    fc.property(
      fc.constantFrom(...Object.values(endpoints)),
      fc.jsonValue(),
      ({ result }, value) => {
        const slow = result.safeParse(value);
        expect(quickly(result)(value)).toEqual(slow.success ? slow.data : null);
      },
    ),
    { runs: 1500 },
  ));

test.each([
  ['an unknown key is stripped', Customer, { name: 'a', phone_number: '', extra: 1, location: {} }],
  ['a coerced number', z.coerce.number(), '5'],
  ['a trimmed text', z.string().check(z.trim()), ' a '],
  ['a format', z.int(), 1.5],
  ['an id with a blank', Id, 'a b'],
  ['an array where an object should be', Order, []],
  ['a number beyond all numbers', z.number(), Number.POSITIVE_INFINITY],
  [
    'a union without a discriminator',
    z.union([z.object({}), z.object({ a: z.number() })]),
    { a: 1 },
  ],
])('%s is left to the schema', (_, schema, value) => {
  expect(guardOf(schema)(value)).toBe(false);
  const slow = z.safeParse(schema, value);
  expect(quickly(schema)(value)).toEqual(slow.success ? slow.data : null);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '"order_update"',
  '{"event":"hello"}',
  '{"__proto__":{"event":"pong"}}',
])('what is no frame is nothing: %s', (text) => expect(parseServerFrame(text)).toBeNull());

test('every kind of frame is read', () => {
  expect(parseServerFrame('{"event":"pong","created_at":1}')).toEqual({
    event: 'pong',
    created_at: 1,
  });
  expect(parseServerFrame('{"event":"reset","vendor_id":"v","seq":1}')?.event).toBe('reset');
  expect(parseServerFrame('{"event":"subscribed","vendor_id":"v","seq":1}')?.event).toBe(
    'subscribed',
  );
  expect(parseServerFrame('{"event":"refused","vendor_id":"v","code":"X"}')?.event).toBe('refused');
});

/** What arrives when something is sent. */
function wire(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value));
}

/** Where something could be wrong: the way to each member. */
function paths(value: unknown, way: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    [...way, key],
    ...paths(member, [...way, key]),
  ]);
}

function change(
  whole: Record<string, unknown>,
  way: readonly string[],
  what: string,
  value: unknown,
) {
  const last = way.at(-1) ?? '';
  const parent = way
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], whole);
  if (typeof parent !== 'object' || parent === null) return;
  const members = parent as Record<string, unknown>;
  if (what === 'drop') delete members[last];
  if (what === 'replace') members[last] = value;
  if (what === 'add') members.surplus = value;
}
