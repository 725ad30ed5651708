import { describe, expect, test } from 'vitest';
import { type FlagName, orderStatuses } from '#schemas';
import { OrderMap } from '../../../app/screens/tracking/order-map.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, withFlags, wordsOn } from '../../support/screen.tsx';

const hint = 'Map available once a rider accepts';

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
