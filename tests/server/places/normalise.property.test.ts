import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abbreviations } from '../../../server/places/abbreviations.ts';
import { fold, isSpaceless, normalise, spell } from '../../../server/places/normalise.ts';
import { law } from '../../support/property.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        ...Object.keys(abbreviations),
        ...['St', 'BLK', '12', "King's", 'ÑU', 'ﬁ', 'ＲＤ', '台北', 'ຕະຫຼາດ', 'شارع', 'İ', 'ς', '٣'],
      ),
    )
    .map((words) => words.join(' ')),
);

describe('normalise', () => {
  it('changes nothing the second time', () => {
    law(
      fc.property(anyText, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
      { runs: 3000, examples: [['ẞ'], ['ŉ'], ['ϓ'], ['🅐𝝨'], ['ꬰ𝞻🅐']] },
    );
  });

  it('does not depend on case where case is only style, on width, blanks or punctuation', () => {
    law(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/)), (words) => {
        const plain = normalise(words.join(' '));
        expect(normalise(words.join(' ').toUpperCase())).toBe(plain);
        expect(normalise(`  ${words.join(' , ')}. `)).toBe(plain);
        expect(normalise(words.map(fullWidth).join('　'))).toBe(plain);
      }),
    );
  });

  it('leaves words and single blanks only', () => {
    law(
      fc.property(anyText, (text) => {
        expect(normalise(text)).toMatch(/^$|^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u);
      }),
    );
  });

  it('spells every word in ASCII, which every database can index', () => {
    law(
      fc.property(anyText, (text) => {
        for (const word of normalise(text).split(' ')) {
          expect(spell(word)).toMatch(/^[A-Za-z0-9]*$/);
          expect(spell(word).length).toBeGreaterThanOrEqual(word.length);
        }
      }),
    );
  });

  it('spells no letter as a word or a part of one that somebody types in Latin letters', () => {
    const latin = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    const letter = fc.string({ unit: 'binary', minLength: 1, maxLength: 3 });
    law(
      fc.property(latin, letter, (typed, other) => {
        for (const word of fold(other).filter((each) => /^[^a-z0-9]+$/.test(each))) {
          expect(spell(word)).not.toContain(spell(typed));
        }
      }),
      {
        runs: 1000,
        examples: [
          ['zion', '店'],
          ['ion', '店'],
          ['zb8', '山'],
        ],
      },
    );
  });

  it('spells every letter differently', () => {
    const letters = fc.stringMatching(/^[a-z0-9]{0,4}$/);
    law(
      fc.property(fc.oneof(anyText, letters), fc.oneof(anyText, letters), (one, other) => {
        const [a, b] = [normalise(one), normalise(other)];
        expect(spell(a) === spell(b)).toBe(a === b);
      }),
      { runs: 1000, examples: [['店', 'zion']] },
    );
  });

  it.each(Object.entries(abbreviations))('writes %s out as %s', (short, long) => {
    expect(normalise(`Ghim ${short.toUpperCase()}.`)).toBe(normalise(`GHIM ${long}`));
    expect(Object.keys(abbreviations)).not.toContain(long);
  });

  it.each([
    ['GHIM MOH RD', 'Ghim Moh Road'],
    ["ST ANDREW'S ROAD", 'Saint Andrews Rd'],
    ["12 St George's Lane", '12 SAINT GEORGES LN'],
    ['TAMPINES ST 21', 'Tampines Street 21'],
    ['Blk 3 Ghim Moh Rd', '3 GHIM MOH ROAD'],
    ['JLN BT MERAH', 'Jalan Bukit Merah'],
    ['UPP SERANGOON RD', 'upper serangoon road'],
    ['Sha‘ab', "Sha'ab"],
    ['شارع سالم المبارك ٢٥', 'شَارِع سالم المبارك 25'],
    ['السالمية', 'السالميه'],
    ['أحمد', 'احمد'],
    ['Thakhèk', 'THAKHEK'],
    ['１０１ 大樓', '101大樓'],
    ['ຖະໜົນ ໑໒', 'ຖະຫນົນ 12'],
  ])('reads %s and %s as the same', (one, other) => {
    expect(normalise(one)).toBe(normalise(other));
  });

  it('knows the scripts that write no blanks', () => {
    expect(isSpaceless('ຕະຫຼາດ')).toBe(true);
    expect(isSpaceless('market')).toBe(false);
  });
});

function fullWidth(word: string): string {
  return word.replace(/[!-~]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
  );
}
