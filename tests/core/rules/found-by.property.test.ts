import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFoundBy } from '#core/rules';
import { law } from '../../support/property.ts';

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const digits = fc.stringMatching(/^[0-9]{4,8}$/);
const person = fc.record({ texts: fc.array(word, { minLength: 2, maxLength: 4 }), phone: digits });

test('each person is found by parts of their own texts, in any order, case and spacing', () =>
  law(
    fc.property(person, fc.infiniteStream(fc.nat()), ({ texts, phone }, chance) => {
      const next = () => chance.next().value ?? 0;
      const parts = texts.map((text) => text.slice(next() % 3).toUpperCase());
      const query = `  ${parts.toReversed().join('   ')} `;
      expect(isFoundBy({ texts, phone: `+65 ${phone}` }, query)).toBe(true);
    }),
  ));

test('one word that stands nowhere finds nobody, whatever else is right', () =>
  law(
    fc.property(person, (each) => {
      expect(isFoundBy(each, `${each.texts.join(' ')} 0815x`)).toBe(false);
      expect(isFoundBy(each, 'zzzzzzzzz9')).toBe(false);
    }),
  ));

test('a number is found by any part of it, however both are written', () =>
  law(
    fc.property(digits, fc.nat({ max: 3 }), (phone, from) => {
      const each = { texts: ['Mei Lin'], phone: `+65 ${phone.slice(0, 3)}-${phone.slice(3)}` };
      const part = phone.slice(from);
      expect(isFoundBy(each, [...part].join(' '))).toBe(true);
      expect(
        isFoundBy(
          each,
          part.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(+digit)),
        ),
      ).toBe(true);
      expect(isFoundBy(each, `${part}0000000000`)).toBe(false);
    }),
  ));

test('what holds a letter is no number, and nothing typed finds nobody', () => {
  const mei = { texts: ['Mei Lin Tan', 'Café Zoë'], phone: '+65 9123 4567' };
  expect(isFoundBy(mei, 'x 9123')).toBe(false);
  expect(isFoundBy(mei, '9123')).toBe(true);
  for (const nothing of ['', '  ', '-', '+']) expect(isFoundBy(mei, nothing)).toBe(false);
  for (const typed of ['cafe', 'CAFÉ', 'zoe', 'Zoe\u0308'])
    expect(isFoundBy(mei, typed)).toBe(true);
});

test('Arabic marks above letters need not be typed, and Lao ones are letters of their own', () => {
  expect(isFoundBy({ texts: ['مُحَمَّد'], phone: '' }, 'محمد')).toBe(true);
  expect(isFoundBy({ texts: ['ນ້ຳ'], phone: '' }, 'ນຳ')).toBe(false);
});

const number = fc.integer({ min: 1, max: 9999 }).map(String);

test('a number that was typed is no part of another, and the last one may go on', () =>
  law(
    fc.property(number, number, word, (typed, there, street) => {
      const each = { texts: ['Mei Lin', `#01-01, ${there} ${street}`], phone: '' };
      expect(isFoundBy(each, `${typed} ${street}`)).toBe(typed === there || typed === '1');
      expect(isFoundBy(each, `${street} ${typed}`)).toBe(there.startsWith(typed) || typed === '1');
      expect(isFoundBy(each, `${typed} `)).toBe(typed === there || typed === '1');
    }),
  ));
