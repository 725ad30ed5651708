import { describe, expect, test } from 'vitest';
import { readBookHeader } from '#core/rules';
import { bookLanguages, postcodeWords, townWords } from '../../../core/rules/book-words.ts';
import { localWords, wordedLanguages } from '../../../core/rules/local-words.ts';

const others = {
  recipient_name: 'name',
  recipient_phone_number: 'phone',
  recipient_address: 'address',
  unit_number: 'unit',
  building: 'building',
  recipient_notes: 'notes',
} as const;

describe('the header of an address book', () => {
  test('has a town and a postcode in every language that has words of shops', () => {
    expect(bookLanguages.toSorted()).toEqual(wordedLanguages.toSorted());
  });

  test.each([
    ['city', townWords],
    ['postal_code', postcodeWords],
  ] as const)('is known by each word for %s, whatever its case', (column, words) => {
    for (const word of words) {
      expect(readBookHeader([word]).columns).toEqual([column]);
      expect(readBookHeader([word.toUpperCase()]).columns).toEqual([column]);
    }
  });

  test.each(wordedLanguages)('keeps what it knew before: %s', (language) => {
    for (const [column, word] of Object.entries(others))
      for (const name of localWords(word, language))
        expect(readBookHeader([name]).columns).toEqual([column]);
  });
});
