import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Event, EventType } from '#schemas';
import { connectionProjection } from '../../../core/connection/connection.ts';
import { flagsProjection } from '../../../core/flags/model.ts';
import { type Projection, replay } from '../../../core/kernel/projection.ts';
import { ordersProjection } from '../../../core/orders/projection.ts';
import { unreadableProjection } from '../../../core/orders/unreadable.ts';
import { ridersProjection } from '../../../core/riders/riders.ts';
import { sessionProjection } from '../../../core/session/session.ts';
import { vendorsProjection } from '../../../core/vendors/vendors.ts';
import { events, NOW } from '../../support/arbitraries.ts';
import { law } from '../../support/property.ts';

/** A projection whatever its state is. */
function erased<State>(projection: Projection<State>) {
  return {
    initial: (): unknown => projection.initial(),
    replay: (history: readonly Event[]): unknown => replay(projection, history),
    /** Whether a fact leaves the state the same object. */
    ignores(event: Event): boolean {
      const before = projection.initial();
      return projection.step(before, event) === before;
    },
  };
}

const personal = {
  connection: erased(connectionProjection),
  riders: erased(ridersProjection),
  session: erased(sessionProjection),
  vendors: erased(vendorsProjection),
};
const all = { ...personal, flags: erased(flagsProjection), orders: erased(ordersProjection) };
const ended: Event = {
  type: 'session.ended',
  source: 'user',
  at: NOW,
  payload: { reason: 'signed-out' },
};

test.each(Object.entries(personal))('the end of a session leaves nothing in %s', (_, projection) =>
  law(
    fc.property(events, (history) => {
      expect(projection.replay([...history, ended])).toEqual(projection.initial());
    }),
  ),
);

test('the end of a session leaves no order, and keeps the flags and the clock', () =>
  law(
    fc.property(events, (history) => {
      const index = replay(ordersProjection, [...history, ended]);
      expect(index.rows.size + index.pending.size + index.targets.size).toBe(0);
      expect(index.scope).toEqual(ordersProjection.initial().scope);
      expect(index.now).toBe(replay(ordersProjection, history).now);
      const flags = replay(flagsProjection, history);
      expect(replay(flagsProjection, [...history, ended])).toBe(flags);
    }),
  ));

test.each(Object.entries(all))('%s is a function of the facts alone', (_, projection) =>
  law(
    fc.property(events, (history) => {
      expect(projection.replay(history)).toEqual(projection.replay(structuredClone(history)));
    }),
  ),
);

test('each kind of fact changes something that is known', () => {
  const kinds: Readonly<Record<EventType, true>> = {
    ...{ 'session.started': true, 'session.refreshed': true, 'session.ended': true },
    ...{ 'vendors.loaded': true, 'vendor.selected': true, 'flags.loaded': true },
    ...{ 'order.updated': true, 'order.cancelRequested': true, 'order.cancelRefused': true },
    ...{ 'orders.fetched': true, 'rider.located': true, 'frame.dropped': true },
    ...{ 'connection.opened': true, 'connection.heard': true },
    ...{ 'connection.reset': true, 'connection.lost': true },
  };
  const everything = [
    ...[connectionProjection, flagsProjection, ordersProjection, ridersProjection],
    ...[sessionProjection, unreadableProjection, vendorsProjection],
  ];
  const isRead = (kind: string) => everything.some(({ reads }) => reads(kind as EventType));
  expect(Object.keys(kinds).filter((kind) => !isRead(kind))).toEqual([]);
});

test.each(Object.entries(all))('%s does not mind facts of a newer build', (_, projection) => {
  const strange = { type: 'order.teleported', source: 'socket', at: NOW, payload: {} };
  expect(projection.ignores(strange as unknown as Event)).toBe(true);
  expect(projection.ignores({ ...strange, type: 'constructor' } as unknown as Event)).toBe(true);
});
