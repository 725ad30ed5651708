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
  replayKnown,
  tabs,
} from '#core';
import { isOver } from '#core/rules';
import type { Event } from '#schemas';
import { carryOver } from '../../../core/diagnostics/carried.ts';
import { exportLog } from '../../../core/diagnostics/export.ts';
import { LOG_SIZE } from '../../../core/kernel/log.ts';
import { PACE } from '../../../core/orders/paced.ts';
import { allOrders } from '../../../core/orders/rows.ts';
import { DAY_START, event, events, NOW, updated, vendor } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const moment = { at: NOW, day_start: DAY_START };

function read(text: string) {
  const log = importLog(text);
  if (log === null) throw new Error('The export could not be read.');
  return log;
}

/** What a replay must not lose: which order is where, in which state, with which history, and all else but names and places. */
function shown(history: readonly Event[]) {
  const header = { format: 'rider-portal-log' as const, version: 1 as const, ...moment };
  const { orders, riders, vendors, session, connection, ...known } = replayKnown({
    header,
    events: history,
  });
  const { lostAt, why, ...heard } = connection;
  return {
    connection: heard.state === 'lost' ? connection : heard,
    rows: tabs.map((tab) => idsOfTab(orders, tab)),
    records: allOrders(orders)
      .map(({ order_id, status, updated_at, created_at, status_history, preordered_for }) => ({
        ...{ order_id, status, updated_at, created_at, status_history },
        preordered_for: preordered_for ?? null,
      }))
      .toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1)),
    pending: orders.pending,
    tracked: [...orders.targets.keys()].toSorted(),
    riders: [...riders.places].map(([id, { updated_at }]) => [id, updated_at]).toSorted(),
    outlets: vendors.list?.map(({ vendor_id }) => vendor_id).toSorted(),
    selected: [vendors.selected, vendors.include_outlets],
    signedInUntil: session?.tokens.Expires,
    ...known,
  };
}

/** Two records of one moment, the first of which is forgotten before the second comes. */
const forgottenBetween: readonly Event[] = [
  updated(anOrder({ status_history: [{ status: 'NEW', created_at: NOW }] })),
  {
    ...{ type: 'vendor.selected', source: 'socket', at: NOW },
    payload: { vendor_id: null, include_outlets: false },
  },
  updated(anOrder({ status_history: [] })),
];

test('a redacted export replays to the same tabs, states and histories', () =>
  law(
    fc.property(events, (history) => {
      const log = read(exportLog(history, moment));
      expect(log.rejectedLines).toEqual([]);
      expect(log.events).toHaveLength(history.length);
      expect(shown(log.events)).toEqual(shown(history));
    }),
    { runs: 1200, examples: [[forgottenBetween]] },
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

/** The same fact with a field that nobody declared, wherever there is room for one. */
function withSurplus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSurplus);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withSurplus(field)]);
  return { ...Object.fromEntries(fields), passport: 'X123' };
}

test('an export is made of fields that were declared, whatever a server adds', () =>
  law(
    fc.property(event, (one) => {
      const surplus = { ...one, payload: withSurplus(one.payload) } as Event;
      expect(exportLog([surplus], moment)).not.toContain('X123');
    }),
    { runs: 600 },
  ));

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

/** Whether an order that was over goes on, which none does: a cancellation that it refused would be asked again. */
function revives(history: readonly Event[], { rows }: ReturnType<typeof replayKnown>['orders']) {
  return history.some((one) => {
    if (one.type !== 'order.updated' || !isOver(one.payload.order)) return false;
    const row = rows.get(one.payload.order.order_id);
    return row !== undefined && !isOver(row.order);
  });
}

/** An order of an outlet whose parent is chosen after nothing was: it is of those shown. */
const chosenAfterNone: readonly Event[] = [
  {
    ...{ type: 'vendors.loaded', source: 'socket', at: NOW },
    payload: {
      vendors: [vendor('v1'), vendor('v3', 'v1')],
    },
  },
  {
    ...{ type: 'vendor.selected', source: 'socket', at: NOW },
    payload: { vendor_id: null, include_outlets: false },
  },
  updated(anOrder({ vendor_id: 'v3' })),
  {
    ...{ type: 'vendor.selected', source: 'socket', at: NOW },
    payload: { vendor_id: 'v1', include_outlets: true },
  },
];

test('whatever fell out of the log, what it led to stands in for it', () =>
  law(
    fc.property(events, fc.nat({ max: 25 }), (history, lost) => {
      const header = { format: 'rider-portal-log' as const, version: 1 as const, ...moment };
      const latest = history.slice(lost);
      const known = replayKnown({ header, events: history });
      fc.pre(!revives(history, known.orders));
      const before = carryOver(known, latest, known.orders.now);
      expect(shown([...before, ...latest])).toEqual(shown(history));
    }),
    { runs: 2000, examples: [[[...chosenAfterNone], 2]] },
  ));

test('when facts have fallen out of the log, what they led to stands in for them', async () => {
  const { scope, send, see, tick, pass } = createEngine();
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
  // Nothing of it waits for anything any more.
  await pass(PACE);
  await pass(PACE);
  const { status, value } = await allSettled(diagnosticsFx, { scope });
  expect(status).toBe('done');
  const now = replayKnown(read(String(value)));
  const orders = see($orders).index;
  expect(tabs.map((tab) => idsOfTab(now.orders, tab))).toEqual(
    tabs.map((tab) => idsOfTab(orders, tab)),
  );
  expect(now.riders.places.get('v1-2')?.updated_at).toBe(
    see($riders).places.get('v1-2')?.updated_at,
  );
});
