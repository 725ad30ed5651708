import { expect, test } from 'vitest';
import { createTranslate } from '../../../app/i18n/translate.ts';
import { formOf, nameOf, textsOf } from './support.ts';

const arabic = textsOf('ar');
const translate = createTranslate('ar', arabic);
const awkward = ['-90', '+02:00', 'm4pk1-000001', '12-01 Tower', '(.xlsx)'];

test('no value stands bare in an Arabic text, whatever is filled in', () => {
  for (const key of Object.keys(arabic).filter((each) => formOf(each) === null)) {
    const names = [...(arabic[key] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    for (const value of awkward) {
      const text = translate(nameOf(key), Object.fromEntries(names.map((name) => [name, value])));
      const bare = text.replaceAll(/[\u2066\u2068][^\u2069]*\u2069/g, '');
      expect([key, bare.includes(value)]).toEqual([key, false]);
    }
  }
});

test('what the texts themselves say of signs is isolated, too', () => {
  const signs = /(?<![\u2066\u2068])(?:[-+]\d|\.xlsx|-…)/;
  const bare = Object.entries(arabic).filter(([, text]) =>
    signs.test(text.replaceAll(/[\u2066\u2068][^\u2069]*\u2069/g, '')),
  );
  expect(bare.map(([key]) => key)).toEqual([]);
});
