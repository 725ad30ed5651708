import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noHistory, passes, placedSince } from '../../../core/history/history.ts';
import type { HistoryQuery } from '../../../core/history/query.ts';
import { advance, createIndex, putOrder, setView } from '../../../core/orders/orders.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const query: HistoryQuery = {
  ...{
    vendor_id: 'v1',
    include_outlets: false,
    byMonth: false,
    period: { from: NOW - 600, to: NOW + 600 },
  },
  ...{ status: null, order_id: null, phone: null, name: null, digits: null },
};
const scope = { vendor_id: 'v1', include_outlets: false, parents: new Map() };
const placed = fc.record({
  step: fc.integer({ min: -8, max: 8 }),
  vendor_id: fc.constantFrom('v1', 'v1', 'v1', 'v2'),
  listed: fc.boolean(),
});

/** Orders of a few moments, some on the list already, newest first as a server gives them. */
function pageOf(orders: readonly { step: number; vendor_id: string; listed: boolean }[]) {
  const index = createIndex();
  advance(index, NOW);
  setView(index, { scope });
  const records = orders.map(({ step, vendor_id }, at) =>
    anOrder({ order_id: `o-${at}`, vendor_id, created_at: NOW + step * 100 }),
  );
  for (const record of records) putOrder(index, record);
  const ids = records
    .filter((_, at) => orders[at]?.listed === true)
    .toSorted((a, b) => b.created_at - a.created_at)
    .map(({ order_id }) => order_id);
  return { index, records, history: { query, ids, next: null, loaded: true } };
}

test('a list grows by exactly the orders of its outlet and period that were placed after its newest', () =>
  law(
    fc.property(fc.array(placed, { maxLength: 12 }), (orders) => {
      const { index, records, history } = pageOf(orders);
      const listed = records.filter(({ order_id }) => history.ids.includes(order_id));
      const newest = Math.max(NOW - 601, ...listed.map(({ created_at }) => created_at));
      const ids = placedSince(history, index);
      for (const { order_id, vendor_id, created_at } of records) {
        const isOfPeriod = created_at >= NOW - 600 && created_at < NOW + 600;
        const isMissing = isOfPeriod && created_at > newest && vendor_id === 'v1';
        expect(ids.includes(order_id)).toBe(isMissing);
      }
      expect(new Set(ids).size).toBe(ids.length);
    }),
  ));

test('what was placed last stands first, and of one second always the same', () =>
  law(
    fc.property(fc.array(placed, { maxLength: 12 }), (orders) => {
      const { index, history } = pageOf(orders.map((each) => ({ ...each, listed: false })));
      const rows = placedSince(history, index).map((id) => index.rows.get(id)?.order);
      const keys = rows.map((order) => `${order?.created_at} ${order?.order_id}`);
      expect(keys).toEqual(keys.toSorted().toReversed());
    }),
  ));

const growing = pageOf([{ step: 1, vendor_id: 'v1', listed: false }]);
const grownFor = (changes: Partial<HistoryQuery>) =>
  placedSince({ ...growing.history, query: { ...query, ...changes } }, growing.index);

test('a list that is a search, of a time that is over or of other outlets grows by nothing', () => {
  expect(grownFor({})).toEqual(['o-0']);
  for (const search of [{ order_id: 'o-0' }, { phone: '+65 8123 4567' }, { name: 'Ana' }]) {
    expect(grownFor(search)).toEqual([]);
  }
  expect(grownFor({ period: null })).toEqual([]);
  expect(grownFor({ period: { from: NOW - 600, to: NOW } })).toEqual([]);
  expect(grownFor({ vendor_id: 'v2' })).toEqual([]);
  expect(grownFor({ include_outlets: true })).toEqual([]);
});

test('a list that has not come yet has nothing to grow', () => {
  expect(placedSince(noHistory, growing.index)).toEqual([]);
  expect(placedSince({ ...growing.history, loaded: false }, growing.index)).toEqual([]);
  expect(placedSince({ ...growing.history, query: null }, growing.index)).toEqual([]);
});

test('a pre-order that lies ahead passes as new, and as nothing else', () => {
  const ahead = anOrder({ status: 'RECEIVED', preordered_for: NOW + 3600 });
  expect(passes(ahead, 'any', NOW)).toBe(true);
  expect(passes(ahead, 'new', NOW)).toBe(true);
  expect(passes(ahead, 'collected', NOW)).toBe(false);
  const delivered = anOrder({ status: 'DELIVERED' });
  expect(passes(delivered, 'new', NOW)).toBe(false);
  expect(passes(delivered, 'delivered', NOW)).toBe(true);
});
