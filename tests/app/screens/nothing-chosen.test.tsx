import { expect, test } from 'vitest';
import { $ordersReady, appended, vendorChosen } from '#core';
import { $texts, createTranslate, languageOf } from '#i18n';
import type { Order } from '#schemas';
import { NothingChosen } from '../../../app/screens/tracking/nothing-chosen.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
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
  const engine = createEngine({ answers: { listOrders: answer }, values: [[$texts, texts]] });
  await engine.tick();
  const vendors = [vendor('v1')];
  await engine.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors })]);
  void engine.send(vendorChosen, 'v1');
  await expect.poll(() => engine.see($ordersReady)).toBe(true);
  return wordsOn(<NothingChosen />, engine.scope).trim();
}

test('nobody is asked to select an order where there is none', async () => {
  expect(await wordsBeside([])).toBe('');
  expect(await wordsBeside([anOrder()])).toBe('Select an order');
});
