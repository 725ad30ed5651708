import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchedParts } from '../../../app/ui/data/matched-parts.ts';
import { law } from '../../support/property.ts';

const shown = (text: string, query: string) =>
  matchedParts(text, query)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test('letters that are looked for are marked in any case, with any accents, in every word', () => {
  expect(shown('87 Zion Road, #14-208', 'zion')).toBe('87 [Zion] Road, #14-208');
  expect(shown('Café Éclair', 'ecl caf')).toBe('[Caf]é [Écl]air');
  expect(shown('شارع فَهد', 'فهد')).toBe('شارع [فَهد]');
  expect(shown('Nothing', '')).toBe('Nothing');
});

test('a number is marked where one begins, and letters inside words where there are no blanks between them', () => {
  expect(shown('87 Zion Road, Singapore 160087', '87 road')).toBe(
    '[87] Zion [Road], Singapore 160087',
  );
  expect(shown('Brand Road', 'r')).toBe('Brand [R]oad');
  expect(shown('台北市信義區', '信義')).toBe('台北市[信義]區');
  expect(shown('ຕະຫຼາດເຊົ້າ', 'ເຊົ້າ')).toBe('ຕະຫຼາດ[ເຊົ້າ]');
});

test('the parts make up the text again', () =>
  law(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, query) => {
      const parts = matchedParts(text, query).map(({ part }) => part);
      expect(parts.join('')).toBe(text);
    }),
  ));
