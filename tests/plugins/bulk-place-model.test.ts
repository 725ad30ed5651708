import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $notices } from '#core';
import { type Call, callFx } from '#core/ports';
import {
  $chosenPosition,
  placeChosen,
  placeLeft,
} from '../../plugins/bulk-order-upload/place-model.ts';
import { waits } from '../support/waiting.ts';

/** A world whose places are looked up when the test says so. */
function world() {
  const calls: PromiseWithResolvers<unknown>[] = [];
  const callLater = (_: Call) => {
    const call = Promise.withResolvers<unknown>();
    calls.push(call);
    return call.promise;
  };
  const scope = fork({ handlers: [[...waits], [callFx, callLater]] });
  const choose = (placeId: string) =>
    void allSettled(placeChosen, { scope, params: { placeId, language: 'en' } });
  const answer = async (nth: number, latitude: number) => {
    calls[nth]?.resolve({ latitude, longitude: 103.85, city: 'Singapore' });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { scope, calls, choose, answer, chosen: () => scope.getState($chosenPosition)?.latitude };
}

test('the pin of a row goes to the place that was chosen last, whichever answer comes last', async () => {
  const { choose, answer, chosen } = world();
  choose('p-1');
  choose('p-2');
  await answer(1, 2);
  expect(chosen()).toBe(2);
  await answer(0, 1);
  expect(chosen()).toBe(2);
});

test('an answer moves no pin that was put elsewhere meanwhile', async () => {
  const { scope, choose, answer, chosen } = world();
  choose('p-1');
  void allSettled(placeLeft, { scope });
  await answer(0, 1);
  expect(chosen()).toBeUndefined();
});

test('a place that cannot be looked up is told of', async () => {
  const { scope, calls, choose } = world();
  choose('p-1');
  calls[0]?.reject({ tag: 'unreachable', message: '' });
  const keys = () => scope.getState($notices).map(({ key }) => key);
  await expect.poll(keys).toEqual(['geolocator.error.fetch-place-details']);
});
