import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { appended } from '#core';
import { type FlagName, orderStatuses } from '#schemas';
import { OrderMap } from '../../../app/screens/order-map/order-map.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { riderPolled } from '../../../core/orders/rider.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, withFlags, wordsOn } from '../../support/screen.tsx';

const hint = 'The rider shows here once one accepts';

async function hidden(...flags: readonly FlagName[]) {
  const scope = screenWorld(NOW);
  await withFlags(scope, ...flags);
  return orderStatuses.filter((status) =>
    wordsOn(<OrderMap order={anOrder({ status })} />, scope).includes(hint),
  );
}

describe('the map of an order', () => {
  test('is hidden while no rider is looked for in earnest or found', async () => {
    expect(await hidden()).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
  });

  test('is there from the start where its flag says so', async () => {
    expect(await hidden('show-track-order-before-picked-up')).toEqual([]);
  });
});

const rider = { id: 'r1', name: 'Faizal Nair', phone_number: '+6590000000' };
const origin = { address: '1 Shop Street', latitude: 1.3, longitude: 103.81 };

/** In which statuses the map says something of a rider who was seen so many seconds ago. */
async function seenIn(age: number, words: RegExp) {
  const scope = screenWorld(NOW);
  const location = { rider_id: 'r1', latitude: 1.31, longitude: 103.8, updated_at: NOW - age };
  const seen = fact('rider.located', 'worker', NOW, { order_id: 'v1-1', location });
  await allSettled(appended, { scope, params: [seen] });
  return orderStatuses.filter((status) =>
    words.test(wordsOn(<OrderMap order={anOrder({ status, rider, origin })} />, scope)),
  );
}

test('where the rider is or was last is said exactly while they are looked for, so never of an order that has ended', async () => {
  const polled = orderStatuses.filter((status) => riderPolled(anOrder({ status })));
  expect(await seenIn(600, /Location updated/)).toEqual(polled);
  expect(await seenIn(1, /About .* km /)).toEqual(polled);
});
