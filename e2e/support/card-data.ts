/** A run of 13 to 19 digits, blanks and dashes between them left aside, that belongs to nothing longer. */
const runs = /(?<![\w.+-])\d(?:[ -]?\d){12,18}(?![\w.-])/g;

/** How the numbers of the large brands begin, and how long each is; other long numbers are ids and moments. */
const brands: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^5[1-5]|^2(2[2-9]|[3-6]|7[01]|720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(0[0-5]|[68])/, [14]],
  [/^35/, [16]],
  [/^6(011|4[4-9]|5|2)/, [16, 17, 18, 19]],
];

/** A field that is called like a security code, with three or four digits in it. */
const codes =
  /["'?&\s](?:cvv2?|cvc2?|cvn|card_?code|security_?code)\\*["']?\s*[:=]\s*\\*["']?\d{3,4}(?!\d)/gi;

/** What the sandbox of the card processor calls a card that was typed. */
const tokens = /\btok_[\w-]{16,}/g;

export type CardData = { readonly kind: 'number' | 'code' | 'token'; readonly found: string };

/** Every card number, security code and card token in a text. Numbers are checked by their check digit. */
export function cardDataIn(text: string): readonly CardData[] {
  const numbers = (text.match(runs) ?? []).filter(isCardNumber);
  return [
    ...numbers.map((found) => ({ kind: 'number' as const, found })),
    ...(text.match(codes) ?? []).map((found) => ({ kind: 'code' as const, found })),
    ...(text.match(tokens) ?? []).map((found) => ({ kind: 'token' as const, found })),
  ];
}

/** The same in words, each with where it was; of what was found only the ends are repeated. */
export function cardDataAt(
  place: string,
  text: string,
  { tokensAllowed = false } = {},
): readonly string[] {
  return cardDataIn(text)
    .filter(({ kind }) => kind !== 'token' || !tokensAllowed)
    .map(
      ({ kind, found }) => `${place}: a card's ${kind}, ${found.slice(0, 4)}…${found.slice(-2)}`,
    );
}

function isCardNumber(run: string): boolean {
  const digits = run.replace(/\D/g, '');
  const isOfBrand = brands.some(
    ([start, lengths]) => start.test(digits) && lengths.includes(digits.length),
  );
  return isOfBrand && isLuhn(digits);
}

/** The check digit that every card number ends in. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
