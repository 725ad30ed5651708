import { expect, test } from 'vitest';
import { reasonText } from '../../../app/i18n/reason.ts';
import { createTranslate } from '../../../app/i18n/translate.ts';
import { locales, textsOf } from './support.ts';

const why = {
  message: 'A file may have 100 rows.',
  key: 'bulk-order-upload.refused.too-many-rows',
};

test.each(locales)(
  'what the server refuses is said in the language of the screens: %s',
  (locale) => {
    const texts = textsOf(locale);
    const t = createTranslate(locale.replaceAll('_', '-'), texts);
    expect(reasonText(t, why)).toBe(texts[why.key]);
  },
);

test('what has no text is said in the server’s own words', () => {
  const t = createTranslate('en', textsOf('en'));
  expect(reasonText(t, { ...why, key: 'a.newer.server' })).toBe(why.message);
  expect(reasonText(t, { message: '' })).toBe('');
});
