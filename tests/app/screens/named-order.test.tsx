import { allSettled, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { orderAsked } from '#core';
import { NamedOrder } from '../../../app/screens/order/named-order.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { refused, unreachable } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const named = { vendor_id: 'v1', order_id: 'v1-9' };
const missing = 'We could not find that order.';
const unloaded = 'We could not fetch that order.';

const worldAnswering = (answer: () => unknown) => screenWorld(NOW, answer);
const said = (scope: Scope, orderId = 'v1-9') =>
  wordsOn(<NamedOrder orderId={orderId} />, scope).trim();

/** An order that was asked for and answered so; what stands in its place. */
async function afterAnswer(answer: unknown, orderId?: string): Promise<string> {
  const scope = worldAnswering(() => {
    throw answer;
  });
  // On its way it has a shape and no words.
  expect(said(scope, orderId)).toBe('');
  await allSettled(orderAsked, { scope, params: named });
  return said(scope, orderId);
}

test('an order that is not there is said not to be, and is not asked for again', async () => {
  expect(await afterAnswer(refused(404, 'NotFound'))).toBe(missing);
});

test.each([[unreachable], [refused(500, 'Broken')]])(
  'one that could not be loaded can be asked for again: %o',
  async (problem) => {
    expect(await afterAnswer(problem)).toBe(`${unloaded} Try again`);
  },
);

test('while it is asked for again, that it could not be loaded stays', async () => {
  const answers: ((answer: unknown) => void)[] = [];
  const scope = worldAnswering(() => {
    if (answers.length === 0) {
      answers.push(() => undefined);
      throw unreachable;
    }
    return new Promise((answer) => answers.push(answer));
  });
  await allSettled(orderAsked, { scope, params: named });
  const asking = allSettled(orderAsked, { scope, params: named });
  expect(said(scope)).toBe(`${unloaded} Try again`);
  for (const answer of answers) answer(anOrder({ order_id: 'v1-9' }));
  await asking;
});

test('nothing is said of another order', async () => {
  expect(await afterAnswer(unreachable, 'v1-1')).toBe('');
});
