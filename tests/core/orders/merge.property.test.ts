import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankOf } from '#core/rules';
import type { Order } from '#schemas';
import { canonicalText, isSame } from '../../../core/orders/canonical.ts';
import { merge } from '../../../core/orders/merge.ts';
import { arrivals, order, recordsOfOne } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const runs = 1500;
const merged = (records: readonly Order[]) =>
  records.reduce<Order | undefined>((incumbent, record) => merge(incumbent, record), undefined);
const sameOne = fc
  .tuple(order, order, order)
  .map((records) => records.map((record) => ({ ...record, order_id: 'v1-1' })));

test('idempotent: a record that comes again changes nothing, not even the object', () =>
  law(
    fc.property(recordsOfOne, (records) => {
      const once = merged(records);
      for (const record of records) expect(merge(once, structuredClone(record))).toBe(once);
    }),
    { runs },
  ));

test('order-insensitive: however records arrive, the same one results', () =>
  law(
    fc.property(arrivals, ({ one, other }) => {
      const ids = new Set(one.map(({ order_id }) => order_id));
      for (const id of ids) {
        const of = (records: readonly Order[]) => merged(records.filter((r) => r.order_id === id));
        expect(of(one)).toEqual(of(other));
      }
    }),
    { runs },
  ));

test('associative: merging what was merged apart is merging all of it', () =>
  law(
    fc.property(sameOne, ([a, b, c]) => {
      if (!a || !b || !c) return;
      const apart = merge(merge(undefined, a), merge(merge(undefined, b), c));
      expect(apart).toEqual(merged([a, b, c]));
    }),
    { runs },
  ));

test('never older: the result has the greatest time, and the greatest rank at that time', () =>
  law(
    fc.property(recordsOfOne, (records) => {
      const result = merged(records);
      const newest = Math.max(...records.map(({ updated_at }) => updated_at));
      const ranks = records.filter((r) => r.updated_at === newest).map((r) => rankOf(r.status));
      expect(result?.updated_at).toBe(newest);
      expect(rankOf(result?.status ?? '')).toBe(Math.max(...ranks));
    }),
    { runs },
  ));

test('nothing of a history is ever lost or invented, and it is in the order of time', () =>
  law(
    fc.property(recordsOfOne, (records) => {
      const result = merged(records)?.status_history ?? [];
      const all = records.flatMap(({ status_history }) => status_history);
      const key = (entry: { status: string; created_at: number }) =>
        `${entry.created_at} ${entry.status}`;
      expect(new Set(result.map(key))).toEqual(new Set(all.map(key)));
      expect(new Set(result.map(key)).size).toBe(result.length);
      const times = result.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
    { runs },
  ));

test('the fields are those of one record, never a mixture', () =>
  law(
    fc.property(recordsOfOne, (records) => {
      const result = merged(records);
      expect(records.some((record) => isSame(record, result, 'status_history'))).toBe(true);
    }),
    { runs },
  ));

test('the order of keys says nothing', () =>
  law(
    fc.property(order, (record) => {
      const turned = Object.fromEntries(Object.entries(record).reverse());
      expect(canonicalText(turned)).toBe(canonicalText(record));
      expect(isSame(turned, record)).toBe(true);
      const first = merge(undefined, record);
      expect(merge(first, turned as Order)).toBe(first);
    }),
  ));

test('two values are the same exactly when their texts are', () =>
  law(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (a, b) => {
      expect(isSame(a, b)).toBe(canonicalText(a) === canonicalText(b));
      expect(isSame(a, structuredClone(a))).toBe(true);
    }),
    { runs },
  ));

test('a replaced rider takes an order back, since time decides before rank', () => {
  const accepted = anOrder({ status: 'COURIER_ACCEPTED_DELIVERY', updated_at: 1 });
  const waiting = anOrder({ status: 'WAITING_FOR_TRANSPORT', updated_at: 2 });
  expect(merged([accepted, waiting])?.status).toBe('WAITING_FOR_TRANSPORT');
  expect(merged([waiting, accepted])?.status).toBe('WAITING_FOR_TRANSPORT');
});

test('at the same time the higher rank wins, and the text where ranks are equal too', () => {
  const near = anOrder({ status: 'NEAR_VENDOR' });
  const cancelled = anOrder({ status: 'CANCELLED' });
  expect(merged([near, cancelled])).toBe(near);
  expect(merged([cancelled, near])).toBe(near);
  const [a, b] = [anOrder({ outlet_name: 'a' }), anOrder({ outlet_name: 'b' })];
  expect(merged([a, b])?.outlet_name).toBe('b');
  expect(merged([b, a])?.outlet_name).toBe('b');
});

test('a field that the newer record no longer has is gone', () => {
  const before = anOrder({ updated_at: 1, pickup_code: '77' });
  expect(merged([before, anOrder({ updated_at: 2 })])).not.toHaveProperty('pickup_code');
});

test('a late record still brings the history that was missed', () => {
  const late = anOrder({ updated_at: 1, status_history: historyOf('NEW', 'RECEIVED') });
  const newest = anOrder({ updated_at: 2, status_history: historyOf('NEW') });
  expect(merged([newest, late])).toEqual({
    ...newest,
    status_history: historyOf('NEW', 'RECEIVED'),
  });
});

test('an absent member and an undefined one are the same', () => {
  const record = anOrder();
  const spelled = { ...record, rider: undefined } as Order;
  const first = merge(undefined, record);
  expect(merge(first, spelled)).toBe(first);
});
