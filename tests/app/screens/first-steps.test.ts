import { describe, expect, test } from 'vitest';
import { appended } from '#core';
import { alertsStarted } from '#core/alerts';
import { loadAlertsFx, loadSkippedFx, playSoundFx, saveAlertsFx, saveSkippedFx } from '#core/ports';
import type { AlertSettings, Order, Vendor } from '#schemas';
import {
  $firstSteps,
  firstStepsOpened,
  firstStepsSkipped,
  soundTurnedOn,
} from '../../../app/screens/first-steps/model.ts';
import { fact } from '../../../core/kernel/log.ts';
import { vendor } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

const user = { id: 'u-1', email: 'demo@example.com' };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 9_999_999_999 };
const outlet: Vendor = { ...vendor('v1'), is_parent: false };

type Given = { past?: number; skipped?: boolean; kept?: AlertSettings | null; shop?: Vendor };

/** An outlet that somebody looks at. */
async function looking({ past = 0, skipped = false, kept = null, shop = outlet }: Given = {}) {
  const saved: unknown[] = [];
  const data = Array.from({ length: past }, (_, nth) => anOrder({ order_id: `v1-${nth}` }));
  const engine = createEngine({
    answers: { listOrders: { data, pagination_key: null, seq: 0, listed_at: 1 } },
    ports: [
      [loadSkippedFx, () => skipped],
      [saveSkippedFx, (owner) => saved.push(owner)],
      [loadAlertsFx, () => kept],
      [saveAlertsFx, () => undefined],
      [playSoundFx, () => true],
    ],
  });
  await engine.send(appended, [
    fact('session.started', 'fetch', 1, { user, tokens }),
    fact('vendors.loaded', 'fetch', 1, { vendors: [shop] }),
    fact('vendor.selected', 'user', 1, { vendor_id: 'v1', include_outlets: false }),
  ]);
  await engine.send(alertsStarted);
  await engine.send(firstStepsOpened, 'v1');
  const done = () =>
    engine
      .see($firstSteps)
      ?.filter(({ isDone }) => isDone)
      .map(({ id }) => id);
  return { ...engine, done, saved };
}

describe('the first steps', () => {
  test('are done by what is known of the outlet, and leave with the last one', async () => {
    const { done, send } = await looking();
    expect(done()).toEqual(['pin']);
    await send(soundTurnedOn);
    expect(done()).toEqual(['pin', 'sound']);
    const order: Order = anOrder({ vendor_id: 'v1' });
    await send(appended, [fact('order.updated', 'socket', 2, { order })]);
    expect(done()).toBeUndefined();
  });

  test('begin with the address where none is known, and know an order of another day', async () => {
    const { vendor_information: known } = outlet;
    const location = { ...known.location, latitude: null, longitude: null };
    const nowhere = { ...outlet, vendor_information: { ...known, location } };
    const { done } = await looking({ shop: nowhere, past: 2 });
    expect(done()).toEqual(['order']);
  });

  test('are not for an outlet that has had some orders', async () => {
    const { done, askedOf } = await looking({ past: 4 });
    expect(done()).toBeUndefined();
    expect(askedOf('listOrders')).toContainEqual({
      ...{ params: { vendorId: 'v1' }, query: { count: 4 }, body: {} },
    });
  });

  test('are skipped for good by a person, and wait until that is known', async () => {
    expect((await looking({ skipped: true })).done()).toBeUndefined();
    const { done, send, saved } = await looking();
    await send(firstStepsSkipped);
    expect(done()).toBeUndefined();
    expect(saved).toEqual([{ user_id: 'u-1' }]);
  });

  test('end with the session', async () => {
    const { done, send } = await looking();
    await send(appended, [fact('session.ended', 'user', 2, { reason: 'signed-out' })]);
    expect(done()).toBeUndefined();
  });
});
