import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $late, clockTicked } from '#core';
import { snapshotTaken } from '../../../../core/flows/request/actor.ts';
import { atPayment, type Flow, flowInHand, place, submitted } from '../support.ts';

const begin = 1_800_000_000;

/** What is said of a flow, second by second. */
function watching(flow: Flow) {
  const scope = fork();
  const take = () => {
    void allSettled(snapshotTaken, { scope, params: flow.actor.getSnapshot() });
  };
  void allSettled(clockTicked, { scope, params: begin });
  take();
  flow.actor.subscribe(take);
  return (seconds: number) => {
    void allSettled(clockTicked, { scope, params: begin + seconds });
    return scope.getState($late);
  };
}

test('a price that takes longer than usual is said to be late, until it is there or another place is meant', async () => {
  const flow = flowInHand();
  await flow.answer('fetchServiceHours', '0000:0000');
  const at = watching(flow);
  expect(at(60)).toBeNull();
  flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  expect([at(67), at(68)]).toEqual([null, 'price']);
  await flow.answer('fetchPlace', place);
  expect(at(69)).toBeNull();
  expect(at(76)).toBe('price');
  flow.actor.send({ type: 'addressTyped', text: 'elsewhere' });
  expect(at(77)).toBeNull();
  expect(at(600)).toBeNull();
});

test('an order that takes longer than usual is said to be on its way, and nothing is offered that would cut it off', async () => {
  const flow = await atPayment();
  const at = watching(flow);
  flow.actor.send(submitted);
  expect([at(7), at(8), at(40)]).toEqual([null, 'order', 'order']);
});
