import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, it, test } from 'vitest';
import { parseAmount, readPastedOrder, writeAmount } from '#core/rules';
import type { PaymentMethod } from '#schemas';
import { localWords, wordedLanguages } from '../../../core/rules/local-words.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { law } from '../../support/property.ts';

const markets = [...(await loadMarkets()).values()];
const sg = markets.find(({ country }) => country === 'SG');
if (!sg) throw new Error('no market SG');
const both: readonly PaymentMethod[] = ['PAID', 'CASH_ON_DELIVERY'];

const read = (text: string, methods = both, amounts = sg) =>
  readPastedOrder(text, {
    plan: { country: amounts.country, metadata },
    amounts,
    methods,
  });
const around = (...lines: readonly string[]) =>
  ['Name: Ravi Kumar', 'Phone: 9123 4567', 'Address: 1 Orchard Road', ...lines].join('\n');

const cash = ['Cash', 'COD', 'c.o.d.', 'Cash on delivery', 'cash 💵', '(COD)', '現金', 'نقدا'];
const paid = ['Paid', 'Paid online', 'Already paid', 'PAID ✅', 'Prepaid.', '已付款', 'ຈ່າຍແລ້ວ'];
const said = fc.oneof(
  ...[
    fc.record({ word: fc.constantFrom(...cash), way: fc.constant('CASH_ON_DELIVERY' as const) }),
    fc.record({ word: fc.constantFrom(...paid), way: fc.constant('PAID' as const) }),
  ],
);
const label = fc.constantFrom('', 'Payment: ', 'Payment method : ', 'PAID BY: ', '付款方式：');

test('law: a line that says how it is paid chooses that where it is offered, and else stays in the notes', () =>
  law(
    fc.property(said, label, fc.subarray([...both]), ({ word, way }, before, offered) => {
      const order = read(around(`${before}${word}`, 'Note: ring the bell'), offered);
      expect(order.payment).toBe(offered.includes(way) ? way : undefined);
      const left = offered.includes(way) ? [] : [`${before}${word}`];
      expect(order.notes?.replace(/\s/g, '')).toBe(
        ['ring the bell', ...left].join(', ').replace(/\s/g, ''),
      );
    }),
  ));

test('law: what is chosen is offered, whatever is pasted', () =>
  law(
    fc.property(
      fc.array(
        fc.oneof(
          said.map(({ word }) => word),
          fc.string(),
        ),
      ),
      fc.subarray([...both]),
      (lines, offered) => {
        const { payment } = read(lines.join('\n'), offered);
        expect([undefined, ...offered]).toContain(payment);
      },
    ),
  ));

test.each([
  'Card',
  'Payment: Card',
  'Payment: card terminal',
  'Card on delivery',
  'Payment: pending',
  'no cash',
  'Pago',
])('“%s” chooses nothing and stays in the notes', (line) => {
  expect(read(around(line))).not.toHaveProperty('payment');
  expect(read(around(line)).notes).toBe(line);
});

const card = fc.constantFrom(
  ...[
    'Card',
    'card 💳',
    '(Card)',
    'by card',
    'Pay by card',
    'customer will pay by card',
    'CREDIT CARD',
  ],
  ...[
    'card terminal',
    'Card on delivery',
    'Visa',
    'بطاقة',
    'الدفع بالبطاقة',
    'ບັດ',
    'จ่ายบัตร',
    '刷卡',
    '信用卡',
  ],
  ...['карта', 'с карта', ...localWords('card')],
);
const atDoor = 'PAYMENT_ON_DELIVERY' as const;

test('law: a card is one at the door where that is offered, and else stays in the notes', () =>
  law(
    fc.property(card, label, fc.subarray([...both, atDoor]), (word, before, offered) => {
      const line = `${before}${word}`;
      const order = read(around(line, 'Note: ring the bell'), offered);
      const isOffered = offered.includes(atDoor);
      expect(order.payment).toBe(isOffered ? atDoor : undefined);
      const notes = ['ring the bell', ...(isOffered ? [] : [line])].join(', ');
      expect(order.notes?.replace(/\s/g, '')).toBe(notes.replace(/\s/g, ''));
    }),
  ));

test('law: a card beside other words is no way of paying', () =>
  law(
    fc.property(
      fc.constantFrom('business card', 'gift card', 'loyalty card', 'name cards', 'birthday card'),
      fc.constantFrom(
        ...['WORD', '1 WORD', 'bring the WORD', 'WORD $5', '$5 WORD', 'WORD holder'],
        ...['Payment: WORD', 'Total $20 WORD', 'collect 20 WORD', 'card for Ana', 'Note: WORD'],
      ),
      fc.constantFrom('\n', ', '),
      (word, text, sign) => {
        const said = ['Ravi 9123 4567', '1 Orchard Road #02-03', text.replace('WORD', word)];
        const { payment, ...order } = read(said.join(sign), [...both, atDoor]);
        expect(payment).not.toBe(atDoor);
        expect(Object.values(order).join()).toContain('card');
      },
    ),
  ));

test.each([
  ['Mei Ling 91234567 87 Zion Road #14-208 card', {}],
  ['Mei Ling 91234567, 87 Zion Road #14-208, $20 card, leave with guard', { amount: '20' }],
  ['Mei Ling 91234567 87 Zion Road #14-208 collect $20 by card thanks', { amount: '20' }],
  ['Mei Ling 91234567\n87 Zion Road #14-208\nTotal $20 card. Leave at the door', { amount: '20' }],
  ['Mei Ling 91234567\n87 Zion Road #14-208\nCollect $20 card', { amount: '20' }],
])('“%s” is paid by card at the door', (text, said) => {
  expect(read(text, [...both, atDoor])).toMatchObject({ ...said, payment: atDoor });
  expect(read(text)).not.toHaveProperty('payment');
});

test.each(['Visa 4242', 'Payment: card 4242', 'Payment method: Visa 1234'])(
  'digits of a card are no sum: “%s”',
  (line) => {
    expect(read(around(line), [...both, atDoor])).not.toHaveProperty('amount');
    expect(read(around('Total: 45 card'), [atDoor])).toMatchObject({
      amount: '45',
      payment: atDoor,
    });
  },
);

test.each(['Paid by card', 'paid, card', 'Paid\nCard'])('“%s” is paid', (text) => {
  expect(read(around(...text.split('\n')), [...both, atDoor])).not.toHaveProperty('notes');
  expect(read(around(...text.split('\n')), [...both, atDoor]).payment).toBe('PAID');
});

test('a message that says two ways of paying chooses neither', () => {
  const order = read(around('Paid', 'COD'));
  expect(order).not.toHaveProperty('payment');
  expect(order.notes).toBe('Paid, COD');
});

test('a way of paying is nobody’s name and no address', () => {
  for (const line of ['COD', 'Payment: Card', 'Payment: Card 2'])
    expect(read(`9123 4567\n${line}`, ['PAID'])).toEqual({ phone: '+6591234567', notes: line });
});

test.each([
  ['Total: $45.60 COD', 'CASH_ON_DELIVERY', '45.60'],
  ['Total: 45 (cash)', 'CASH_ON_DELIVERY', '45'],
  ['Total S$ 45.60 cash', 'CASH_ON_DELIVERY', '45.60'],
  ['COD: 45', 'CASH_ON_DELIVERY', '45'],
  ['$45.60 cash on delivery', 'CASH_ON_DELIVERY', '45.60'],
  ['Already paid $45.60', 'PAID', '45.60'],
])('“%s” says a sum and how it is paid', (line, payment, amount) => {
  const order = read(around(line));
  expect(order).toMatchObject({ payment, amount });
  expect(order).not.toHaveProperty('notes');
});

const cases = wordedLanguages.flatMap((code) =>
  markets.flatMap((market) => (market.languages.includes(code) ? [{ code, market }] : [])),
);
describe('each language that has words of shops', () => {
  it.each(cases)(
    'says how a pasted order is paid: $code in $market.country',
    ({ code, market }) => {
      const ways = { cash: 'CASH_ON_DELIVERY', paid: 'PAID', card: atDoor } as const;
      for (const [word, way] of Object.entries(ways))
        for (const value of localWords(word as keyof typeof ways, code))
          for (const before of localWords('payment', code)) {
            const order = read(around(`${before}: ${value}`), [...both, atDoor], market);
            expect(order.payment).toBe(way);
            expect(order).not.toHaveProperty('notes');
          }
    },
  );
});

test('law: an amount is filled in as a person types it, in every market', () =>
  law(
    fc.property(
      fc.constantFrom(...markets),
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.nat(9),
      fc.boolean(),
      (market, minor, nth, isBehind) => {
        const signs = [market.currency, ...market.currencySigns];
        const sign = signs[nth % signs.length] ?? market.currency;
        const number = writeAmount(minor / 10 ** market.currencyDigits, market);
        const written = isBehind ? `${number} ${sign}` : `${sign} ${number}`;
        const sum = parseAmount(written, market);
        if (sum === null) return;
        const { amount = '' } = read(`Total: ${written}`, both, market);
        expect(parseAmount(amount, market)).toBe(sum);
        expect(amount).toMatch(/^\d+([.,]\d+)?$/);
      },
    ),
  ));

test('an amount that may mean two keeps its digits, so that the person is asked', () => {
  expect(read('Total: $12.500').amount).toBe('12.500');
});

test.each(['Total: about 20', 'Total: TBC', 'Total: 3 items', 'Total: $20 + $4 delivery'])(
  '“%s” is no amount, and stays in the notes as it stands',
  (line) => {
    const order = read(around(line));
    expect(order).not.toHaveProperty('amount');
    expect(order.notes).toBe(line);
  },
);
