import { expect, test } from 'vitest';
import { createTranslate } from '#i18n';
import { textsOf } from '../app/i18n/support.ts';
import { catalogue, type Entry, type Key, type Said } from './error-catalogue/catalogue.ts';
import { engineMessages } from './error-catalogue/engines.ts';
import { featureMessages } from './error-catalogue/features.ts';
import { flowMessages } from './error-catalogue/flows.ts';
import { paymentMessages } from './error-catalogue/payments.ts';
import { screenMessages } from './error-catalogue/screens.tsx';

const translate = createTranslate('en', textsOf('en'));

/** What makes each message happen; a message without a producer does not compile. */
const producers: Readonly<Record<Key, () => Promise<Said>>> = {
  ...flowMessages,
  ...paymentMessages,
  ...engineMessages,
  ...featureMessages,
  ...screenMessages,
};

const entries = Object.entries(catalogue) as [Key, Entry][];

test.each(entries)(
  '%s is said where it happens, in these words and so long',
  async (key, entry) => {
    const said = await producers[key]();
    if ('screen' in said) {
      expect(said.screen).toContain(entry.text);
      expect(entry.lasts).toBe('stays');
      return;
    }
    expect(said.key).toBe(key);
    expect(translate(said.key, said.values)).toBe(entry.text);
    expect(said.lasts).toBe(entry.lasts);
  },
);

test('every message of the catalogue has a producer, and every producer a message', () => {
  expect(Object.keys(producers).toSorted()).toEqual(Object.keys(catalogue).toSorted());
});
