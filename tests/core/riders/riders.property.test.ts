import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { $riders, appended, locationOf } from '#core';
import { fact } from '../../../core/log.ts';
import { replay } from '../../../core/projection.ts';
import { $riderTargets } from '../../../core/riders/model.ts';
import { ridersProjection } from '../../../core/riders/riders.ts';
import { location, NOW, orderIds, updated } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const located = fc
  .record({ order_id: fc.constantFrom(...orderIds), location })
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
          const known = riders.get(payload.order_id)?.updated_at ?? 0;
          expect(known).toBeGreaterThanOrEqual(payload.location.updated_at);
        }
      }),
      { runs: 500 },
    ));

  test('that bring nothing new change nothing, not even the object', () =>
    law(
      fc.property(arrivals, ([sent]) => {
        const riders = replay(ridersProjection, sent);
        expect(structuredClone(sent).reduce(ridersProjection.step, riders)).toBe(riders);
      }),
    ));

  test('of a rider who was replaced are not those of the present one', () => {
    const seen = { rider_id: 'r1', latitude: 1, longitude: 2, updated_at: 5 };
    const riders = new Map([['v1-1', seen]]);
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

  test('are those of the orders on screen, told within a second and only when they change', async () => {
    const { send, tick, see, askedOf } = createEngine();
    await tick(NOW);
    askedOf('trackRiders');
    await send(appended, [underWay]);
    await tick(NOW + 1);
    await tick(NOW + 2);
    expect(see($riderTargets)).toEqual([{ order_id: 'v1-1', rider_id: 'r1' }]);
    expect(askedOf('trackRiders').at(-1)).toEqual([{ order_id: 'v1-1', rider_id: 'r1' }]);
    const asked = askedOf('trackRiders').length;
    await tick(NOW + 3);
    expect(askedOf('trackRiders')).toHaveLength(asked);
    await send(appended, [delivered]);
    await tick(NOW + 4);
    expect(askedOf('trackRiders').at(-1)).toEqual([]);
  });

  test('are nobody once the session has ended', async () => {
    const { send, tick, see, askedOf } = createEngine();
    await tick(NOW);
    await send(appended, [underWay]);
    await tick(NOW + 1);
    await send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
    await tick(NOW + 2);
    expect(askedOf('trackRiders').at(-1)).toEqual([]);
    expect(see($riders).size).toBe(0);
  });
});
