import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { phoneCharacters } from '#core/rules';
import { keepPhoneCharacters } from '#ui';
import { law } from '../../support/property.ts';

const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[+＋ ()0-9٠-٩໐-໙-]*$/),
  fc.stringMatching(/^\+?[\d ]{2,10} ?[/] ?\+?[\d ]{2,10}$/),
  fc.stringMatching(
    /^(tel )?[+(]{0,2}00?\d{1,3}[)]? ?([(] ?0 ?[)])? ?[\d -]{4,9}( (x|ext|#|or) ?\d{1,4})?$/,
  ),
);

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

  it('is the number that the rules read', () =>
    law(
      fc.property(typed, (text) => {
        expect(phoneCharacters(keepPhoneCharacters(text))).toBe(phoneCharacters(text));
      }),
      { runs: 2000 },
    ));

  test.each([
    ['+65 8123-4567', '+6581234567'],
    ['(021) 212 345', '021212345'],
    ['٠١٢٣ ۴۵', '012345'],
    ['+໘໕໖ 20', '+85620'],
    ['＋６５ ８１', '+6581'],
    ['tel 12+34', '12'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['(0)20 7946 0000', '02079460000'],
    ['6220 0141 ext. 12', '62200141'],
    ['১২৩ १२', '12312'],
    ['8123 4567 / 91234567', '81234567'],
    ['089/1234567', '0891234567'],
    ['+49 (0)89/12345678', '+498912345678'],
  ])('%s becomes %s', (text, kept) => expect(keepPhoneCharacters(text)).toBe(kept));
});
