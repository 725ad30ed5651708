import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cut } from '#ui';
import { inLines, nameChoice } from '../../../../app/map/streets/name-of.ts';
import { law } from '../../../support/property.ts';

const named = (locale: string, names: Record<string, string>) =>
  nameChoice(locale)((property) => names[property]);

describe('the name of a place', () => {
  const vientiane = {
    name: 'ວຽງຈັນ',
    'name:latin': 'Vientiane',
    'name:en': 'Vientiane',
    'name:zh': '永珍',
  };
  test.each([
    ['en-SG', vientiane, 'Vientiane'],
    ['lo', vientiane, 'ວຽງຈັນ'],
    ['zh_Hant_TW', vientiane, '永珍'],
    ['zh-Hant-TW', { name: '台北', 'name:zh-Hant': '臺北', 'name:zh': '台北市' }, '臺北'],
    ['ar-KW', { name: 'السالمية', 'name:latin': 'Salmiya' }, 'السالمية'],
    ['en', { name: 'السالمية', 'name:latin': 'Salmiya' }, 'Salmiya'],
    // Protomaps splits a name that is written in two scripts.
    ['en', { name: '香港', name2: 'Hong Kong' }, 'Hong Kong'],
    ['lo', { 'name:latin': 'Paris' }, 'Paris'],
    ['vi', { name: 'Bangkok' }, 'Bangkok'],
    ['en', { name: 'กรุงเทพ' }, 'กรุงเทพ'],
  ])('in %s', (locale, names, expected) => {
    expect(named(locale, names)).toBe(expected);
  });

  test('is nothing where there is none', () => {
    expect(named('en', {})).toBe(null);
    expect(named('en', { name: '  ' })).toBe(null);
  });
});

test('lines keep what a name begins with, and are few and short whatever it is', () =>
  law(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (name) => {
      const lines = inLines(name).split('\n');
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        expect(Array.from(new Intl.Segmenter().segment(line)).length).toBeLessThanOrEqual(38);
      }
    }),
  ));

test('a name of two words that are long stands in two lines', () => {
  expect(inLines('Singapore General Hospital')).toBe('Singapore General\nHospital');
});

test('nothing is cut within what people see as one letter', () => {
  expect(cut('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…');
});
