import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appended, happened } from '#core';
import { $log, createLog, eventsOf, extend, fact, LOG_SIZE } from '../../../core/kernel/log.ts';
import { events, NOW, updated } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

test('the log is what was appended, in that order', () =>
  law(
    fc.property(fc.array(events, { maxLength: 5 }), (batches) => {
      const log = batches.reduce(extend, createLog());
      expect(eventsOf(log)).toEqual(batches.flat());
      expect(log.dropped).toBe(0);
    }),
  ));

test('it never holds more than its size: the oldest fall out, counted', () => {
  const many = Array.from({ length: LOG_SIZE + 250 }, (_, at) => updated(anOrder(), NOW + at));
  const log = [many.slice(0, 7), many.slice(7, LOG_SIZE + 100), many.slice(LOG_SIZE + 100)].reduce(
    extend,
    createLog(),
  );
  expect(eventsOf(log)).toEqual(many.slice(250));
  expect(log.dropped).toBe(250);
});

test('the empty log that all scopes begin with is never written to', async () => {
  const [one, other] = [createEngine(), createEngine()];
  await one.send(appended, [updated(anOrder())]);
  expect(eventsOf(one.see($log))).toHaveLength(1);
  expect(eventsOf(other.see($log))).toHaveLength(0);
});

test('a fact is spelled with its kind, its source, its moment and what it says', () => {
  expect(fact('connection.lost', 'socket', NOW, {})).toEqual({
    type: 'connection.lost',
    source: 'socket',
    at: NOW,
    payload: {},
  });
});

test('each kind of fact can be listened to by its name', async () => {
  const heard = happened('orders.fetched');
  const times: number[] = [];
  heard.watch(({ payload }) => times.push(payload.seq));
  const { send } = createEngine();
  const fetched = (seq: number) => fact('orders.fetched', 'fetch', NOW, { vendor_id: 'v1', seq });
  await send(appended, [updated(anOrder())]);
  await send(appended, [fetched(1), updated(anOrder()), fetched(2)]);
  expect(times).toEqual([2]);
});
