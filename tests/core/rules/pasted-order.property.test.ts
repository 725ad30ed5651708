import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, test } from 'vitest';
import { mayBeOrder, plainAmounts, readPastedOrder } from '#core/rules';
import { law } from '../../support/property.ts';

const world = {
  plan: { country: 'SG' as const, metadata },
  amounts: { ...plainAmounts, currency: 'SGD', currencySigns: ['S$', '$'] },
};
const read = (text: string) => readPastedOrder(text, world);

test('what anybody pastes is read without a fault, and nothing is made up', () =>
  law(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const words = Object.values(read(text))
        .join('')
        .replace(/[\s,+]/g, '');
      expect(words.length).toBeLessThanOrEqual(text.length + 5);
    }),
  ));

test('what has a label is taken at its word', () =>
  law(
    fc.property(
      fc.constantFrom('Tan Mei Ling', 'ສົມສັກ', 'فاطمة', '陳美玲'),
      fc.constantFrom('87 Zion Road', '1 Raffles Place, Tower 2'),
      fc.constantFrom('Call from the lobby', 'ring 2 times'),
      fc.boolean(),
      (name, address, notes, wide) => {
        const sign = wide ? '：' : ': ';
        const text = [
          `Name${sign}${name}`,
          `Phone${sign}9123 4567`,
          `Address${sign}${address}`,
          `Unit${sign}#14-208`,
          `Total${sign}33.93`,
          `Notes${sign}${notes}`,
        ].join('\n');
        const said = { name, address, notes, unit: '#14-208', amount: '33.93' };
        expect(read(text)).toEqual({ ...said, phone: '9123 4567' });
      },
    ),
  ));

describe('a message without labels', () => {
  test('says who, where, the unit, the number and the amount', () => {
    const text = 'Tan Mei Ling\n+65 9123 4567\n87 Zion Road #14-208\n$33.93\nintercom is broken';
    expect(read(text)).toEqual({
      name: 'Tan Mei Ling',
      phone: '+6591234567',
      address: '87 Zion Road',
      unit: '#14-208',
      amount: '$33.93',
      notes: 'intercom is broken',
    });
  });

  test('in one line gives its number to the phone, and the rest to the address', () => {
    const text = '87 Zion Road #14-208 91234567';
    expect(read(text)).toEqual({ phone: '+6591234567', unit: '#14-208', address: '87 Zion Road' });
  });
});

test('an address alone is no order', () => {
  for (const text of [
    '87 Zion Road',
    '160087',
    '1.2903, 103.8519',
    '',
    'https://maps.app.goo.gl/x',
  ])
    expect(mayBeOrder(text)).toBe(false);
  expect(mayBeOrder('Tan Mei Ling\n87 Zion Road')).toBe(true);
});
