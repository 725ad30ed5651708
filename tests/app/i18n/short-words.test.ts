import { expect, test } from 'vitest';
import { locales, textsOf } from './support.ts';

/** What stands on a control where there is little room, and its whole name. */
const shortened = [
  ['order.customer', 'order.call-customer'],
  ['order.share.short', 'order.share'],
] as const;

test.for(locales)(
  'in %s the word on a control is a part of its name, so that it can be said',
  (locale) => {
    const texts = textsOf(locale);
    for (const [short, whole] of shortened) {
      expect(texts[whole]?.toLowerCase()).toContain(texts[short]?.toLowerCase());
    }
  },
);
