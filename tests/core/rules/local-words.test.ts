import { getExampleNumber } from 'libphonenumber-js';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { parseAmount, readBulkHeader, readBulkPayment, readPastedOrder } from '#core/rules';
import { localWords, wordedLanguages, wordKey } from '../../../core/rules/local-words.ts';
import { loadMarkets } from '../../../server/markets.ts';

const markets = [...(await loadMarkets()).values()];
const cases = wordedLanguages.flatMap((code) =>
  markets.flatMap((market) => (market.languages.includes(code) ? [{ code, market }] : [])),
);
const columns = {
  recipient_name: 'name',
  recipient_phone_number: 'phone',
  recipient_address: 'address',
  unit_number: 'unit',
  building: 'building',
  amount: 'amount',
  recipient_notes: 'notes',
  description: 'description',
  payment_method: 'payment',
} as const;

describe('each language that has words of shops', () => {
  it.each(cases)('labels a pasted order: $code in $market.country', ({ code, market }) => {
    const phone = getExampleNumber(market.country as never, examples)?.formatNational() ?? '';
    const sign = market.currencySigns[0] ?? market.currency;
    const said = { name: 'Ana Lopez', phone, address: 'Main Street 12', unit: '14', notes: 'ring' };
    for (const colon of [': ', ' : ', '：', '.: ']) {
      const label = (word: Parameters<typeof localWords>[0]) => localWords(word, code)[0] + colon;
      const lines = Object.entries(said).map(([part, value]) => label(part as 'name') + value);
      const order = readPastedOrder([...lines, `${label('amount')}12 ${sign}`].join('\n'), {
        plan: { country: market.country, metadata },
        amounts: market,
        methods: [],
      });
      expect(order).toMatchObject(said);
      expect(Object.keys(order)).toHaveLength(6);
      expect(parseAmount(order.amount ?? '', market)).toBe(12);
    }
  });

  it.each(cases)(
    'heads a file, and fills its cells: $code in $market.country',
    ({ code, market }) => {
      const headers = Object.values(columns).map((word) => localWords(word, code));
      for (const written of [asItIs, inCapitals, withoutAccents]) {
        const first = headers.map(([word = '']) => written(word));
        expect(readBulkHeader(first).columns).toEqual(Object.keys(columns));
      }
      if (!market.paymentMethods.includes('CASH_ON_DELIVERY')) return;
      for (const word of localWords('cash', code))
        expect(readBulkPayment(inCapitals(word), market)).toBe('CASH_ON_DELIVERY');
      for (const word of localWords('paid', code))
        expect(readBulkPayment(word, market)).toBe('PAID');
    },
  );
});

it('no word names two columns, or two ways of paying', () => {
  for (const group of [Object.values(columns), ['cash', 'paid', 'card'] as const]) {
    const keys = group.flatMap((word) => [...new Set(localWords(word).map(wordKey))]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  }
});

const asItIs = (word: string) => word;
const inCapitals = (word: string) => word.toUpperCase();
const withoutAccents = (word: string) => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
