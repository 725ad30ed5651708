import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut } from '../../../app/ui/cut.ts';
import { cutToFit } from '../../../app/ui/cut-to-fit.ts';
import { law } from '../../support/property.ts';

const most = 120;
const usual = fc.string({ unit: 'grapheme', maxLength: 20 });
const family = '👨‍👩‍👧';
const countOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test('law: a text of usual length stays as it is', () => {
  return law(
    fc.property(usual, (text) => {
      fc.pre(countOf(text) <= most);
      expect(cut(text, most)).toBe(text);
      expect(cutToFit(text, () => true)).toBe(text);
    }),
  );
});

test('law: a longer one keeps its beginning, whole letters and no more than fit', () => {
  return law(
    fc.property(usual, (rest) => {
      const text = `${family.repeat(most)} ${rest}x`;
      const isShort = (words: string) => countOf(words) <= most;
      for (const short of [cut(text, most), cutToFit(text, isShort)]) {
        expect(short).toBe(`${family.repeat(most - 1)}…`);
      }
    }),
  );
});

test('one letter is left where nothing fits', () => {
  expect(cutToFit('Ana', () => false)).toBe('A…');
});
