import { allSettled } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  $orders,
  $riders,
  appended,
  diagnosticsFx,
  idsOfTab,
  importLog,
  replayed,
  tabs,
} from '#core';
import type { Event } from '#schemas';
import { exportLog } from '../../../core/diagnostics/export.ts';
import { LOG_SIZE } from '../../../core/kernel/log.ts';
import { allOrders } from '../../../core/orders/rows.ts';
import { DAY_START, events, NOW, updated } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const moment = { at: NOW, day_start: DAY_START };

function read(text: string) {
  const log = importLog(text);
  if (log === null) throw new Error('The export could not be read.');
  return log;
}

/** What a replay must not lose: which order is where, in which state, with which history. */
function shown(history: readonly Event[]) {
  const { index, riders, vendors, connection } = replayed({
    header: { format: 'rider-portal-log', version: 1, ...moment },
    events: history,
  });
  return {
    rows: tabs.map((tab) => idsOfTab(index, tab)),
    records: allOrders(index)
      .map(({ order_id, status, updated_at, created_at, status_history, preordered_for }) => ({
        ...{ order_id, status, updated_at, created_at, status_history },
        preordered_for: preordered_for ?? null,
      }))
      .toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1)),
    pending: index.pending,
    tracked: [...index.targets.keys()].toSorted(),
    riders: [...riders.places].map(([id, { updated_at }]) => [id, updated_at]),
    selected: vendors.selected,
    connection,
  };
}

test('a redacted export replays to the same tabs, states and histories', () =>
  law(
    fc.property(events, (history) => {
      const log = read(exportLog(history, moment));
      expect(log.rejectedLines).toEqual([]);
      expect(log.events).toHaveLength(history.length);
      expect(shown(log.events)).toEqual(shown(history));
    }),
    { runs: 1200 },
  ));

test('an export holds no name, phone, address, email, token, note or position', () =>
  law(
    fc.property(events, (history) => {
      const text = exportLog(history, moment);
      for (const secret of [
        /Ana|Ben|อานา/u,
        /8123|6111|\+65|\+856/,
        /Street|Road/,
        /@|secret/,
        /lunches|Orchard|Bugis/,
        /1\.3|103\.8/,
      ]) {
        expect(text).not.toMatch(secret);
      }
    }),
    { runs: 600 },
  ));

test('an export is made of fields that were allowed, whatever a server adds', () => {
  const surplus = {
    ...anOrder(),
    passport: 'X123',
    customer: { ...anOrder().customer, iban: 'DE1' },
  };
  const text = exportLog([updated(surplus)], moment);
  expect(text).not.toContain('X123');
  expect(text).not.toContain('DE1');
});

test('bad lines are named and the good ones kept', () => {
  const text = exportLog([updated(anOrder()), updated(anOrder({ order_id: 'v1-2' }))], moment);
  const [header = '', first = '', second = ''] = text.split('\n');
  const log = read([header, first, '{"type":"order.exploded"}', '{', '', second].join('\n'));
  expect(log.events).toHaveLength(2);
  expect(log.rejectedLines).toEqual([3, 4]);
});

test.each(['', '{}', 'hello', '{"format":"rider-portal-log","version":2,"at":1,"day_start":1}'])(
  'what is no exported log is refused: %o',
  (text) => expect(importLog(text)).toBeNull(),
);

test('reading never throws, whatever it is given', () =>
  law(fc.property(fc.string(), (text) => void importLog(`${text}\n${text}`))));

test('when facts have fallen out of the log, what they led to stands in for them', async () => {
  const { scope, send, see, tick } = createEngine();
  await tick();
  const located = (updated_at: number): Event => ({
    type: 'rider.located',
    source: 'worker',
    at: NOW,
    payload: {
      order_id: 'v1-2',
      location: { rider_id: 'r1', latitude: 1.3, longitude: 103.8, updated_at },
    },
  });
  const rider = { id: 'r1', name: 'Rider', phone_number: '+65 9' };
  await send(appended, [
    updated(anOrder()),
    updated(anOrder({ order_id: 'v1-2', status: 'PICKED_UP', rider })),
  ]);
  await send(
    appended,
    Array.from({ length: LOG_SIZE }, (_, at) => located(NOW + at)),
  );
  const { status, value } = await allSettled(diagnosticsFx, { scope });
  expect(status).toBe('done');
  const now = replayed(read(String(value)));
  const orders = see($orders).index;
  expect(tabs.map((tab) => idsOfTab(now.index, tab))).toEqual(
    tabs.map((tab) => idsOfTab(orders, tab)),
  );
  expect(now.riders.places.get('v1-2')?.updated_at).toBe(
    see($riders).places.get('v1-2')?.updated_at,
  );
});
