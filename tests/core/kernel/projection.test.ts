import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Event, type EventType, eventTypes } from '#schemas';
import { projections } from '../../../core/diagnostics/projections.ts';
import { type Projection, replay } from '../../../core/kernel/projection.ts';
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

const { flags: flagsProjection, orders: ordersProjection } = projections;
const personal = {
  connection: erased(projections.connection),
  riders: erased(projections.riders),
  session: erased(projections.session),
  unreadable: erased(projections.unreadable),
  vendors: erased(projections.vendors),
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
  const isRead = (type: EventType) => Object.values(projections).some(({ reads }) => reads(type));
  expect(eventTypes.filter((type) => !isRead(type))).toEqual([]);
});

test('a replay knows of each projection there is', () => {
  const files = globSync('core/**/*.ts').map((path) => readFileSync(path, 'utf8'));
  const defined = files.flatMap((text) =>
    [...text.matchAll(/^export const (\w+) = defineProjection</gm)].map(([, name]) => name),
  );
  expect(Object.keys(projections).map((name) => `${name}Projection`)).toEqual(defined.toSorted());
});

test.each(Object.entries(all))('%s does not mind facts of a newer build', (_, projection) => {
  const strange = { type: 'order.teleported', source: 'socket', at: NOW, payload: {} };
  expect(projection.ignores(strange as unknown as Event)).toBe(true);
  expect(projection.ignores({ ...strange, type: 'constructor' } as unknown as Event)).toBe(true);
});
