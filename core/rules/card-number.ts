import { westernDigits } from './digits.ts';
import type { Violation } from './violation.ts';

/** Thirteen to nineteen digits in a row, blanks and dashes between them left aside. */
const runs = /(?<![\w-])\d(?:[\s\p{Pd}]?\d){12,18}(?![\w-])/gu;
/** A card in the groups that are printed on it, with the same signs between them or none, whatever stands before and behind; then what may belong to it. */
const shapes =
  /(?=((?<![\w-])\d{4}([^\p{L}\p{N}]{0,3})(?:\d{4}\2\d{4}\2\d{1,4}|\d{6}\2\d{4,5}))(\2\d{1,3})?(?![\w-]))/gu;

/**
 * Whether a text holds what may be the number of a payment card, in the digits of any script: digits with a card's check digit,
 * whatever numbers stand beside them, such as the day on which it ends and the code on its back.
 */
export function holdsCardNumber(text: string): boolean {
  const plain = westernDigits(text).replace(/\p{Cf}/gu, '');
  return [...plain.matchAll(runs), ...plain.matchAll(shapes)].some(
    ([whole, number = whole, , more = '']) => isCard(number) || isCard(number + more),
  );
}

/** What is said where one was typed. */
export const cardNumberKey = 'error.payment.card-number';

/**
 * The texts that hold a card number, by the fields that they stand in: none is kept, wherever it was typed. Numbers of
 * telephones may look like anything.
 */
export function cardViolations(texts: Readonly<Record<string, unknown>>): Violation[] {
  return Object.entries(texts)
    .filter(([field, text]) => !/phone/i.test(field) && holdsCardNumber(String(text)))
    .map(([field]) => ({ field, key: cardNumberKey }));
}

/** What is kept of something typed: all but the texts that hold a card number, which are no one's to keep, not even on this device. */
export function withoutCards<Typed>(typed: Typed): Typed {
  return JSON.parse(
    JSON.stringify(typed, (field, text) =>
      typeof text === 'string' && !/phone/i.test(field) && holdsCardNumber(text) ? '' : text,
    ),
  );
}

/** The check digit that every card number ends in. */
function isCard(parted: string): boolean {
  const digits = parted.replace(/\D/g, '');
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
