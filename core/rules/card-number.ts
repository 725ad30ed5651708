import { westernDigits } from './digits.ts';
import type { Violation } from './violation.ts';

/** Thirteen to nineteen digits, with a blank or dash allowed between them. */
const runs = /(?<![\w-])\d(?:[\s\p{Pd}]?\d){12,18}(?![\w-])/gu;
/** Digits in the groups printed on cards, with the same separator or none between them, and up to three further digits. */
const shapes =
  /(?=((?<![\w-])\d{4}([^\p{L}\p{N}]{0,3})(?:\d{4}\2\d{4}\2\d{1,4}|\d{6}\2\d{4,5}))(\2\d{1,3})?(?![\w-]))/gu;

/**
 * Whether a text may hold the number of a payment card: digits of any script with a valid check digit, even next to other
 * numbers such as the expiry date and the security code.
 */
export function holdsCardNumber(text: string): boolean {
  const plain = westernDigits(text).replace(/\p{Cf}/gu, '');
  return [...plain.matchAll(runs), ...plain.matchAll(shapes)].some(
    ([whole, number = whole, , more = '']) => isCard(number) || isCard(number + more),
  );
}

/** The key of the text shown where one was typed. */
export const cardNumberKey = 'error.payment.card-number';

/**
 * A violation for each field that holds a card number, which is never kept. Fields with `phone` in their name are not
 * checked, since a phone number may look like one.
 */
export function cardViolations(texts: Readonly<Record<string, unknown>>): Violation[] {
  return Object.entries(texts)
    .filter(([field, text]) => !/phone/i.test(field) && holdsCardNumber(String(text)))
    .map(([field]) => ({ field, key: cardNumberKey }));
}

/** A typed value as it may be kept: texts that hold a card number are emptied. */
export function withoutCards<Typed>(typed: Typed): Typed {
  return JSON.parse(
    JSON.stringify(typed, (field, text) =>
      typeof text === 'string' && !/phone/i.test(field) && holdsCardNumber(text) ? '' : text,
    ),
  );
}

/** Whether the digits end in a valid check digit (Luhn). */
function isCard(parted: string): boolean {
  const digits = parted.replace(/\D/g, '');
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
