import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { appended } from '#core';
import { OrderList } from '../../../app/screens/tracking/order-list.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wholeHtmlOf, wordsIn } from '../../support/screen.tsx';

const ignore = () => undefined;

/** The list of an outlet of which these orders could not be read. */
async function listWithout(...ids: readonly string[]): Promise<string> {
  const scope = screenWorld(NOW);
  const lost = ids.map((order_id) =>
    fact('frame.dropped', 'fetch', NOW, { reason: 'malformed', order_id }),
  );
  await allSettled(appended, { scope, params: lost });
  const list = (
    <Router ssrPath="/order-tracking/v1">
      <OrderList {...{ selectedId: null, chosen: 'new', onTab: ignore, onOpen: ignore }} />
    </Router>
  );
  return wordsIn(await wholeHtmlOf(list, scope));
}

test('the list says of how many orders nothing can be shown, and nothing while there are none', async () => {
  expect(await listWithout()).not.toContain('cannot be shown');
  expect(await listWithout('v1-1')).toContain('One order cannot be shown.');
  expect(await listWithout('v1-1', 'v1-2')).toContain('2 orders cannot be shown.');
});
