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

test('the parts make up the text again', () =>
  law(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, query) => {
      const parts = matchedParts(text, query).map(({ part }) => part);
      expect(parts.join('')).toBe(text);
    }),
  ));
