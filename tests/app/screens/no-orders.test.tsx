import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { $config, $ordersReady, appended, vendorChosen } from '#core';
import { $texts, createTranslate, languageOf } from '#i18n';
import type { Order } from '#schemas';
import { NoOrders } from '../../../app/screens/tracking/no-orders.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { market } from '../../../markets/sg.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { configOf } from '../../support/config.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { wordsOn } from '../../support/screen.tsx';
import { textsOf } from '../i18n/support.ts';

const texts = {
  language: languageOf('en'),
  translate: createTranslate('en', textsOf('en')),
  whole: true,
};

async function wordsBeside(data: readonly Order[]): Promise<string> {
  const answer = { data, pagination_key: null, seq: 7, listed_at: NOW };
  const engine = createEngine({
    answers: { listOrders: answer },
    values: [
      [$config, configOf(market)],
      [$texts, texts],
    ],
  });
  await engine.tick();
  await engine.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors: [vendor('v1')] })]);
  void engine.send(vendorChosen, 'v1');
  await expect.poll(() => engine.see($ordersReady)).toBe(true);
  const list = <NoOrders tab="new" search="" onTab={() => undefined} />;
  return wordsOn(<Router ssrPath="/">{list}</Router>, engine.scope);
}

test('where no order is new, the way to those that went on from there stands beside the way to the next', async () => {
  expect(await wordsBeside([])).not.toContain('Collected');
  const collected = anOrder({ status: 'PICKED_UP' });
  const words = await wordsBeside([collected]);
  expect(words).toContain('Collected (1)');
  expect(words).toContain('Request a rider');
});
