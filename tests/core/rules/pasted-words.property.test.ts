import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from '../../../core/rules/amount.ts';
import { isBareCue } from '../../../core/rules/pasted-heads.ts';
import { law } from '../../support/property.ts';
import { marketOf, markets, readAsIn } from './pasted-world.ts';

const heads = [
  'order for',
  'Delivery for',
  'new order for',
  'hi, order for',
  'Hello! Delivery for',
];
const names = fc.constantFrom('Mei Lin', 'Nurul Huda', 'Tan Ah Kow');
const paid = fc.constantFrom(
  ...['PayNow', 'paid', 'transferred', 'paid by card', 'GrabPay', 'already paid', 'FPS', '已付款'],
  ...['مدفوع', 'KNET', 'โอนแล้ว', 'ໂອນແລ້ວ', 'платено', 'paid via PayLah', 'PayNow done'],
);
const cash = fc.constantFrom('cash', 'COD', 'cash on delivery', '現金', 'كاش');
const cents = fc.integer({ min: 100, max: 49_999 }).map((coins) => (coins / 100).toFixed(2));

test('law: the amount is only ever what its own rule reads, whatever its label says', () =>
  law(
    fc.property(
      fc.constantFrom(...markets),
      fc.constantFrom('Total', 'Amount', 'amt', '金額', 'المبلغ', 'ยอดรวม', 'Сума'),
      fc.array(
        fc.oneof(
          fc.constantFrom(
            '$',
            '(',
            ')',
            '+',
            '20',
            '18.50',
            '1,250',
            'PayNow',
            'cash',
            'items',
            '-',
          ),
          fc.string({ maxLength: 6 }),
        ),
        { maxLength: 6 },
      ),
      ({ country }, label, said) => {
        const market = marketOf(country);
        const { amount } = readAsIn(country, `Name: Lim\n${label}: ${said.join(' ')}`);
        if (amount !== undefined) expect(readAmount(amount, market).length).toBeGreaterThan(0);
      },
    ),
  ));

test('law: a labelled sum and how it is paid are read, however they are put together', () =>
  law(
    fc.property(
      cents,
      fc.oneof(
        paid.map((word) => ({ word, way: 'PAID' })),
        cash.map((word) => ({ word, way: 'CASH_ON_DELIVERY' })),
      ),
      fc.constantFrom(' (WORD)', ' WORD', ' - WORD', ', WORD', '/WORD', ' [WORD]', ' WORD ✅'),
      fc.constantFrom('$', 'S$', 'SGD ', ''),
      (sum, { word, way }, beside, sign) => {
        const text = `Name: Lim\nTotal: ${sign}${sum}${beside.replace('WORD', word)}\nAddress: 10 Anson Road`;
        expect(readAsIn('SG', text)).toEqual({
          ...{ name: 'Lim', address: '10 Anson Road', amount: sum, payment: way },
        });
      },
    ),
  ));

test('law: what leads to a name or a sum is not left over as a note', () =>
  law(
    fc.property(
      fc.constantFrom(...heads),
      names,
      cents,
      fc.constantFrom(
        'total $SUM cash',
        'collect SUM',
        'collect $SUM',
        'cash SUM',
        'Total is $SUM COD',
      ),
      fc.constantFrom('', ' tks', ' thx', ' pls', ', thanks!', ' thank you'),
      fc.boolean(),
      (head, name, sum, money, thanks, isFirst) => {
        const who = `${head} ${name} 9123 8877`;
        const where = '10 Anson Road #12-04';
        const parts = isFirst ? [who, where] : [who, `deliver to ${where}`];
        const text = `${parts.join(', ')}, ${money.replace('SUM', sum)}${thanks}`;
        expect(readAsIn('SG', text)).toEqual({
          ...{ name, phone: '+6591238877', unit: '#12-04', address: '10 Anson Road' },
          ...{ amount: sum, payment: 'CASH_ON_DELIVERY' },
        });
      },
    ),
  ));

test('law: no part of the notes is a word that leads to something else', () =>
  law(
    fc.property(
      fc.shuffledSubarray(
        [
          'order',
          'Delivery',
          'for Mei Lin',
          '9123 4567',
          '10 Anson Road #12-04',
          'collect 20',
        ].concat(
          ...[
            'tks',
            'pls',
            'Total',
            'HP',
            'send to',
            'new order',
            'ring the bell',
            'توصيل',
            '訂單',
          ],
        ),
        { minLength: 1 },
      ),
      fc.constantFrom(', ', '\n', ' '),
      (parts, sign) => {
        const { notes = '' } = readAsIn('SG', parts.join(sign));
        for (const part of notes.split(', ')) expect(part === '' || !isBareCue(part)).toBe(true);
      },
    ),
  ));

test('law: "collect" chooses cash only where that is offered', () =>
  law(
    fc.property(fc.constantFrom(...markets), fc.integer({ min: 1, max: 90 }), (market, sum) => {
      const { amount, payment } = readAsIn(market.country, `Ana, collect ${sum}`);
      expect(amount).toBe(String(sum));
      const isOffered = market.paymentMethods.includes('CASH_ON_DELIVERY');
      expect(payment).toBe(isOffered ? 'CASH_ON_DELIVERY' : undefined);
    }),
  ));

test('a time of day is no sum', () => {
  expect(readAsIn('SG', 'Ana 91234567, collect 6.30pm').amount).toBeUndefined();
});
