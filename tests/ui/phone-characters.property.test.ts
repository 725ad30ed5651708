import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { keepPhoneCharacters } from '#ui';
import { law } from '../support/property.ts';

const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+＋ ()0-9٠-٩໐-໙-]*$/));

describe('a phone number as it is typed', () => {
  it('is digits after at most one plus', () =>
    law(fc.property(typed, (text) => /^\+?\d*$/.test(keepPhoneCharacters(text)))));

  it('stays as it is once cleaned', () =>
    law(
      fc.property(typed, (text) => {
        const kept = keepPhoneCharacters(text);
        expect(keepPhoneCharacters(kept)).toBe(kept);
      }),
    ));

  test.each([
    ['+65 8123-4567', '+6581234567'],
    ['(021) 212 345', '021212345'],
    ['٠١٢٣ ۴۵', '012345'],
    ['+໘໕໖ 20', '+85620'],
    ['＋６５ ８１', '+6581'],
    ['tel 12+34', '1234'],
  ])('%s becomes %s', (text, kept) => expect(keepPhoneCharacters(text)).toBe(kept));
});
