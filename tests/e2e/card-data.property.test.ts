import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardDataAt, cardDataIn } from '../../e2e/support/card-data.ts';
import { law } from '../support/property.ts';

const kinds = (text: string) => cardDataIn(text).map(({ kind }) => kind);

/** The digit that makes a number of 15 digits one of a card. */
function checked(fifteen: string): string {
  const sum = [...fifteen].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${fifteen}${(10 - (sum % 10)) % 10}`;
}
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
const visa = digits(14).map((rest) => checked(`4${rest.join('')}`));
const spaced = (number: string, by: string) => (number.match(/.{4}/g) ?? []).join(by);

describe('the scanner for card data', () => {
  test('finds a planted number wherever it stands and however it is written', () =>
    law(
      fc.property(visa, fc.constantFrom('', ' ', '-'), (number, by) => {
        const written = spaced(number, by);
        for (const text of [written, `{"n":"${written}"}`, `a=${written}&b`, `<b>${written}</b>`]) {
          expect(kinds(text)).toEqual(['number']);
        }
      }),
    ));

  test('sees no number whose check digit is wrong', () =>
    law(
      fc.property(visa, fc.integer({ min: 1, max: 9 }), (number, more) => {
        const last = (Number(number.at(-1)) + more) % 10;
        expect(kinds(`${number.slice(0, -1)}${last}`)).toEqual([]);
      }),
    ));

  test('takes no phone number, order, moment, position or hash for a card', () =>
    law(
      fc.property(
        fc.oneof(
          fc.integer({ min: 1_500_000_000_000, max: 2_500_000_000_000 }).map(String),
          digits(11).map((rest) => `+85${rest.join('')}`),
          digits(6).map((rest) => `m4pk1-${rest.join('')}`),
          fc.double({ min: 1, max: 180, noNaN: true }).map(String),
          fc.uuid(),
        ),
        (text) => {
          expect(kinds(`{"a":"${text}"}`)).toEqual([]);
        },
      ),
    ));

  test.each(['5555555555554444', '378282246310005', '6011111111111117', '30569309025904'])(
    'knows %s of another brand',
    (number) => expect(kinds(number)).toEqual(['number']),
  );

  test('finds security codes by the name of their field, and tokens by their look', () => {
    expect(kinds('{"cvv":"739"}')).toEqual(['code']);
    expect(kinds(JSON.stringify({ kept: '{"cvv":"739"}' }))).toEqual(['code']);
    expect(kinds('number=x&security_code=739')).toEqual(['code']);
    expect(kinds('{"house":"739"}')).toEqual([]);
    expect(kinds(`"tok_${'x'.repeat(32)}"`)).toEqual(['token']);
  });

  test('says where, and does not repeat what it found', () => {
    const [said] = cardDataAt('log', 'paid with 4111 1111 1111 1111');
    expect(said).toBe("log: a card's number, 4111…11");
    expect(cardDataAt('sent', `tok_${'x'.repeat(32)}`, { tokensAllowed: true })).toEqual([]);
  });
});
