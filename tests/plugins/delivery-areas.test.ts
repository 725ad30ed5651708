import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { callFx } from '#core/ports';
import type { DeliveryArea } from '#schemas';
import { $areasOf, areasWanted } from '../../plugins/delivery-areas/model.ts';

const area: DeliveryArea = {
  id: 'a-1',
  name: 'Centre',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [0, 0],
      ],
    ],
  },
};

test('areas are asked for once an outlet, and belong to that outlet only', async () => {
  const asked: unknown[] = [];
  const scope = forkWith(async ({ input }) => {
    asked.push(input.params);
    return { areas: [area] };
  });
  await allSettled(areasWanted, { scope, params: 'v-1' });
  await allSettled(areasWanted, { scope, params: 'v-1' });
  expect(asked).toEqual([{ vendorId: 'v-1' }]);
  expect(scope.getState($areasOf)('v-1')).toEqual([area]);
  expect(scope.getState($areasOf)('v-2')).toEqual([]);
});

test('a failed look-up draws nothing, and the next look asks again', async () => {
  let tries = 0;
  const scope = forkWith(async () => {
    tries += 1;
    throw { tag: 'unreachable', message: '' };
  });
  await allSettled(areasWanted, { scope, params: 'v-1' });
  await allSettled(areasWanted, { scope, params: 'v-1' });
  expect(tries).toBe(2);
  expect(scope.getState($areasOf)('v-1')).toEqual([]);
});

function forkWith(handler: (call: { input: { params: unknown } }) => Promise<unknown>) {
  return fork({ handlers: [[callFx, handler]] });
}
