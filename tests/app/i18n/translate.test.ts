import { expect, test } from 'vitest';
import { createTranslate } from '../../../app/i18n/translate.ts';

test('fills values in as they are, and leaves a gap that has none', () => {
  const t = createTranslate('en', { hello: 'Hello {{name}}, {{name}} and {{other}}' });
  expect(t('hello', { name: '<b>$& {{other}}</b>' })).toBe(
    'Hello <b>$& {{other}}</b>, <b>$& {{other}}</b> and {{other}}',
  );
});

test('takes the plural form of the language', () => {
  const t = createTranslate('ar', {
    riders_zero: 'none',
    riders_one: 'one',
    riders_two: 'two',
    riders_few: '{{count}} few',
    riders_many: '{{count}} many',
    riders_other: '{{count}} other',
  });
  expect([0, 1, 2, 3, 11, 100].map((count) => t('riders', { count }))).toEqual([
    'none',
    'one',
    'two',
    '3 few',
    '11 many',
    '100 other',
  ]);
});

test('writes counts of thousands with separators, which choose the same form', () => {
  const texts = { riders_one: '{{count}} rider', riders_other: '{{count}} riders of {{year}}' };
  const said = (tag: string, count: number) =>
    createTranslate(tag, texts)('riders', { count, year: 2027 });
  expect(said('en', 1)).toBe('1 rider');
  expect(said('en', 999)).toBe('999 riders of 2027');
  expect(said('en', 1_234_567)).toBe('1,234,567 riders of 2027');
  expect(said('ar', 1234)).toBe('\u20681,234\u2069 riders of 2027');
  expect(said('zh-Hant-TW', 1234)).toBe('1,234 riders of 2027');
});

test('says the same again, and other values otherwise, however often it is asked', () => {
  const t = createTranslate('en', { order: 'Order {{id}}', plain: 'Plain {{id}}' });
  for (let id = 0; id < 5000; id += 1) expect(t('order', { id })).toBe(`Order ${id}`);
  for (const id of ['7', 7, 'seven']) {
    expect([t('order', { id }), t('order', { id })]).toEqual([`Order ${id}`, `Order ${id}`]);
  }
  expect(t('plain')).toBe('Plain {{id}}');
  expect(t('plain', { id: 1 })).toBe('Plain 1');
});

test('uses the text without a form where there is none, and else the key', () => {
  const t = createTranslate('en', { riders: '{{count}} riders' });
  expect(t('riders', { count: 1 })).toBe('1 riders');
  expect(t('unknown.key', { count: 1 })).toBe('unknown.key');
  expect(t('constructor')).toBe('constructor');
});
