import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas';
import { readableOf } from '../../app/adapters/network/readable.ts';
import { order } from '../support/arbitraries.ts';
import { law } from '../support/property.ts';

const page = { pagination_key: null, seq: 3, listed_at: 7 };
const schema = endpoints.listOrders.result;
const good = order.map((row) => ({ row, good: true }));
const junk = fc
  .oneof(
    fc.constantFrom<unknown>(null, [], 'x', 7, { order_id: 7 }, '<html>'),
    order.map((row) => ({ ...row, order_id: '' })),
    order.map((row) => ({ ...row, updated_at: null })),
    order.map((row) => ({ ...row, status_history: [...row.status_history, null] })),
  )
  .map((row) => ({ row, good: false }));

describe('law: a malformed row', () => {
  it('is counted and left out, and hides none of the others', () =>
    law(
      fc.property(fc.array(fc.oneof(good, junk), { maxLength: 12 }), (rows) => {
        const data = rows.map(({ row }) => row);
        const kept = rows.filter((each) => each.good);
        expect(readableOf(schema, { ...page, data })).toEqual({
          value: schema.parse({ ...page, data: kept.map(({ row }) => row) }),
          dropped: rows.flatMap(({ row, good }) => (good ? [] : [row])).toReversed(),
        });
      }),
    ));

  it('is something else than a malformed list, of which nothing can be read', () =>
    law(
      fc.property(fc.jsonValue(), (anything) => {
        expect(readableOf(schema, anything)).toBeNull();
        expect(readableOf(schema, { ...page, data: anything, seq: 'x' })).toBeNull();
      }),
    ));
});
