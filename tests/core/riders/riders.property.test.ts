import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { $riders, appended, locationOf, orderSelected } from '#core';
import { isBelievable } from '#core/rules';
import { fact } from '../../../core/kernel/log.ts';
import { replay } from '../../../core/kernel/projection.ts';
import { $riderTargets } from '../../../core/riders/model.ts';
import { ridersProjection } from '../../../core/riders/riders.ts';
import { location, NOW, orderIds, unbelievable, updated } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const located = fc
  .record({
    order_id: fc.constantFrom(...orderIds),
    location: fc.oneof({ weight: 4, arbitrary: location }, { weight: 1, arbitrary: unbelievable }),
  })
  .map((payload) => fact('rider.located', 'worker', NOW, payload));
const arrivals = fc
  .array(located, { minLength: 1, maxLength: 12 })
  .chain((sent) =>
    fc.tuple(
      fc.constant(sent),
      fc.shuffledSubarray([...sent, ...sent], { minLength: sent.length * 2 }),
    ),
  );

describe('positions', () => {
  test('are order-insensitive and idempotent', () =>
    law(
      fc.property(arrivals, ([sent, arrived]) => {
        expect(replay(ridersProjection, arrived)).toEqual(replay(ridersProjection, sent));
      }),
      { runs: 1000 },
    ));

  test('are never older than any that was told', () =>
    law(
      fc.property(arrivals, ([sent, arrived]) => {
        const riders = replay(ridersProjection, arrived);
        for (const { payload } of sent) {
          if (!isBelievable(payload.location, NOW)) continue;
          const known = riders.places.get(payload.order_id)?.updated_at ?? 0;
          expect(known).toBeGreaterThanOrEqual(payload.location.updated_at);
        }
      }),
      { runs: 500 },
    ));

  test('that bring nothing new change nothing, not even the object', () =>
    law(
      fc.property(arrivals, ([sent]) => {
        const riders = replay(ridersProjection, sent);
        for (const place of riders.places.values()) expect(isBelievable(place, NOW)).toBe(true);
        expect(structuredClone(sent).reduce(ridersProjection.step, riders)).toBe(riders);
      }),
    ));

  test('of a rider who was replaced are not those of the present one', () => {
    const seen = { rider_id: 'r1', latitude: 1, longitude: 2, updated_at: 5 };
    const riders = { places: new Map([['v1-1', seen]]) };
    const rider = (id: string) => ({ id, name: '', phone_number: '' });
    expect(locationOf(riders, anOrder({ rider: rider('r1') }))).toBe(seen);
    expect(locationOf(riders, anOrder({ rider: rider('r2') }))).toBeNull();
    expect(locationOf(riders, anOrder())).toBeNull();
  });
});

describe('the riders to locate', () => {
  const rider = { id: 'r1', name: 'Rider', phone_number: '+65 9' };
  const underWay = updated(anOrder({ status: 'PICKED_UP', rider }));
  const delivered = updated(anOrder({ status: 'DELIVERED', rider, updated_at: NOW }));
  const target = { orders: ['v1-1'], riders: ['r1'], shown: null, together: false };
  const nobody = { orders: [], riders: [], shown: null, together: false };

  test('are those of the orders on screen, told within a second and only when they change', async () => {
    const { send, tick, see, askedOf } = createEngine();
    await tick(NOW);
    askedOf('trackRiders');
    await send(appended, [underWay]);
    await tick(NOW + 1);
    await tick(NOW + 2);
    expect(see($riderTargets)).toEqual(target);
    expect(askedOf('trackRiders').at(-1)).toEqual(target);
    const asked = askedOf('trackRiders').length;
    await tick(NOW + 3);
    expect(askedOf('trackRiders')).toHaveLength(asked);
    await send(appended, [delivered]);
    await tick(NOW + 4);
    expect(askedOf('trackRiders').at(-1)).toEqual(nobody);
  });

  test('are told at once when the orders of an outlet have come', async () => {
    const { send, tick, askedOf } = createEngine();
    await tick(NOW);
    const fetched = fact('orders.fetched', 'fetch', NOW, { vendor_id: 'v1', seq: 1 });
    await send(appended, [underWay, fetched]);
    expect(askedOf('trackRiders').at(-1)).toEqual(target);
  });

  test('say at once which of them a person looks at', async () => {
    const { send, tick, askedOf } = createEngine();
    await tick(NOW);
    await send(appended, [underWay]);
    await tick(NOW + 1);
    await send(orderSelected, 'v1-1');
    expect(askedOf('trackRiders').at(-1)).toEqual({ ...target, shown: 'v1-1' });
    await send(orderSelected, null);
    expect(askedOf('trackRiders').at(-1)).toEqual(target);
  });

  test('of one scope are never those of another', async () => {
    const [one, other] = [createEngine(), createEngine()];
    const place = { rider_id: 'r1', latitude: 1, longitude: 2, updated_at: NOW };
    const seen = fact('rider.located', 'worker', NOW, { order_id: 'v1-1', location: place });
    await one.send(appended, [seen]);
    expect(one.see($riders).places.size).toBe(1);
    expect(other.see($riders).places.size).toBe(0);
  });

  test('are nobody once the session has ended', async () => {
    const { send, tick, see, askedOf } = createEngine();
    await tick(NOW);
    await send(appended, [underWay]);
    await tick(NOW + 1);
    await send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
    await tick(NOW + 2);
    expect(askedOf('trackRiders').at(-1)).toEqual(nobody);
    expect(see($riders).places.size).toBe(0);
  });
});
