import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, test } from 'vitest';
import { mayBeOrder, plainAmounts, readPastedOrder } from '#core/rules';
import { law } from '../../support/property.ts';

const world = {
  plan: { country: 'SG' as const, metadata },
  amounts: { ...plainAmounts, currency: 'SGD', currencySigns: ['S$', '$'] },
  methods: ['PAID', 'CASH_ON_DELIVERY'] as const,
};
const read = (text: string) => readPastedOrder(text, world);

test('what anybody pastes is read without a fault, and nothing is made up', () =>
  law(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { payment: _, ...said } = read(text);
      const words = Object.values(said)
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

describe('a postcode under its address', () => {
  const postcodes = { length: 6, above: 500 };
  const order = (text: string) => readPastedOrder(text, { ...world, postcodes });

  test('belongs to the address, with and without a label', () => {
    const said = { address: '138 Tampines Street 11, 521138', amount: '23.50' };
    for (const label of ['', 'Address: '])
      expect(order(`${label}138 Tampines Street 11\n521138\n23.50`)).toEqual(said);
  });

  test('is none where it may be a sum, or stands under something else', () => {
    expect(order('138 Tampines Street 11\n450')).toMatchObject({ amount: '450' });
    expect(order('Ravi\n521138\n138 Tampines Street 11').address).toBe('138 Tampines Street 11');
    expect(read('138 Tampines Street 11\n521138').amount).toBe('521138');
  });
});

describe('a message without labels', () => {
  test('says who, where, the unit, the number and the amount', () => {
    const text = 'Tan Mei Ling\n+65 9123 4567\n87 Zion Road #14-208\n$33.93\nintercom is broken';
    expect(read(text)).toEqual({
      name: 'Tan Mei Ling',
      phone: '+6591234567',
      address: '87 Zion Road',
      unit: '#14-208',
      amount: '33.93',
      notes: 'intercom is broken',
    });
  });

  test('in one line gives its number to the phone, and the rest to the address', () => {
    const text = '87 Zion Road #14-208 91234567';
    expect(read(text)).toEqual({ phone: '+6591234567', unit: '#14-208', address: '87 Zion Road' });
  });
});

describe('a message as people write it', () => {
  test('says hello and draws, and neither is a name', () => {
    const text =
      'Hi! 😀 Order for Mei Ling Tan 🍜 please\n+65 9123 4567\n87 Zion Road #12-01 🏠\n2x laksa 🧋\nTotal $24.50 cash';
    expect(read(text)).toEqual({
      name: 'Mei Ling Tan',
      phone: '+6591234567',
      address: '87 Zion Road',
      unit: '#12-01',
      amount: '24.50',
      payment: 'CASH_ON_DELIVERY',
      notes: '2x laksa 🧋',
    });
  });

  test('in Arabic has its labels behind a greeting and the unit in its address', () => {
    const text =
      'مرحبا، الاسم: فاطمة العلي 🌸\nرقم: ٩١٢٣٤٥٦٧\nالعنوان: 1 Orchard Road #04-12\n٢ شاي ☕';
    expect(read(text)).toEqual({
      name: 'فاطمة العلي',
      phone: '٩١٢٣٤٥٦٧',
      address: '1 Orchard Road',
      unit: '#04-12',
      notes: '٢ شاي ☕',
    });
  });

  test('in Thai has its labels before a space', () => {
    const text = 'สวัสดีค่ะ 🙏 ชื่อ สมชาย ใจดี\nโทร 9123 4567\nที่อยู่ 1 Orchard Road #03-04\nผัดไทย 2 ที่ 🍤';
    expect(read(text)).toEqual({
      name: 'สมชาย ใจดี',
      phone: '9123 4567',
      address: '1 Orchard Road',
      unit: '#03-04',
      notes: 'ผัดไทย 2 ที่ 🍤',
    });
  });

  test('that only greets and draws names nobody', () => {
    expect(read('Hello!\n🙏🙏\n87 Zion Road').name).toBeUndefined();
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
