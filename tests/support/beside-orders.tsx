import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { Router } from 'wouter';
import { $config, $ordersReady, appended, vendorChosen } from '#core';
import { $texts, createTranslate, languageOf } from '#i18n';
import type { Order, Vendor } from '#schemas';
import { fact } from '../../core/kernel/log.ts';
import { market } from '../../markets/sg.ts';
import { textsOf } from '../app/i18n/support.ts';
import { NOW, vendor } from './arbitraries.ts';
import { configOf } from './config.ts';
import { createEngine } from './engine.ts';
import { wordsOn } from './screen.tsx';

const texts = {
  language: languageOf('en'),
  translate: createTranslate('en', textsOf('en')),
  whole: true,
};

/** The words of a screen in English, at an outlet of Singapore, the first of these, that has these orders. */
export async function wordsBeside(
  data: readonly Order[],
  screen: ReactNode,
  vendors: readonly Vendor[] = [vendor('v1')],
): Promise<string> {
  const answer = { data, pagination_key: null, seq: 7, listed_at: NOW };
  const engine = createEngine({
    answers: { listOrders: answer, getCountryParameter: 'true' },
    values: [
      [$config, configOf(market)],
      [$texts, texts],
    ],
  });
  await engine.tick();
  await engine.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors: [...vendors] })]);
  void engine.send(vendorChosen, 'v1');
  await expect.poll(() => engine.see($ordersReady)).toBe(true);
  return wordsOn(<Router ssrPath="/order-tracking/v1">{screen}</Router>, engine.scope).trim();
}
