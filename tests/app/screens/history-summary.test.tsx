import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $historyFailed, appended, historyOpened, nextPageAsked, vendorChosen } from '#core';
import { Summary } from '../../../app/screens/history/summary.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { unreachable } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

/** The history of an outlet whose figures cannot be loaded, and whose list answers so, page after page. */
async function historyWith(...pages: readonly unknown[]) {
  const left = [...pages];
  const scope = screenWorld(NOW, ({ endpoint }) => {
    const page = endpoint.id === 'listOrders' ? left.shift() : undefined;
    if (page === undefined) throw unreachable;
    return page;
  });
  const loaded = fact('vendors.loaded', 'fetch', NOW, { vendors: [vendor('v1')] });
  await allSettled(historyOpened, { scope });
  void allSettled(appended, { scope, params: [loaded] });
  void allSettled(vendorChosen, { scope, params: 'v1' });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  return scope;
}

const failure = 'Couldn’t load the summary. Try again';

test('one failure is said once, by the list', async () => {
  const scope = await historyWith();
  expect(scope.getState($historyFailed)).toBe(true);
  expect(wordsOn(<Summary />, scope)).toBe('');
});

test('a page that could not be loaded does not take the place of what is said of the figures', async () => {
  const scope = await historyWith({ data: [anOrder()], pagination_key: 'more' });
  expect(wordsOn(<Summary />, scope).trim()).toBe(failure);
  await allSettled(nextPageAsked, { scope });
  expect(scope.getState($historyFailed)).toBe(true);
  expect(wordsOn(<Summary />, scope).trim()).toBe(failure);
});
