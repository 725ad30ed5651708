import { allSettled } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appended, clockTicked } from '#core';
import { clockOf } from '#core/rules';
import { RiderCard } from '../../../app/screens/order/index.ts';
import { $riding, overviewOpened } from '../../../app/screens/tracking/overview-model.ts';
import { NOW, updated } from '../../support/arbitraries.ts';
import { orderOnItsWay } from '../../support/orders-on-their-way.ts';
import { law } from '../../support/property.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

test('a rider who is found and has no name yet is not said to be looked for, beside the map or on that of all riders', () =>
  law(
    fc.property(orderOnItsWay, ({ order }) => {
      const scope = screenWorld(NOW);
      void allSettled(clockTicked, { scope, params: NOW });
      void allSettled(overviewOpened, { scope });
      void allSettled(appended, { scope, params: [updated(order)] });
      void allSettled(clockTicked, { scope, params: NOW + 1 });
      const clock = clockOf(order, NOW + 1);
      const isLookedFor = clock?.kind === 'waiting' || clock?.kind === 'scheduled';
      const card = wordsOn(<RiderCard order={order} />, scope);
      if (card !== '') expect(/no rider yet/.test(card), card).toBe(isLookedFor);
      // A mark at a door says that a rider is looked for.
      if (!isLookedFor) expect(scope.getState($riding).placed).toEqual([]);
    }),
    { runs: 300 },
  ));
