import { westernDigits } from './digits.ts';
import type { Violation } from './violation.ts';

/** Thirteen to nineteen digits in a row, blanks and dashes between them left aside. */
const runs = /(?<![\w-])\d(?:[\s\p{Pd}]?\d){12,18}(?![\w-])/gu;

/** Whether a text holds what may be the number of a payment card, in the digits of any script: a run of digits with a card's check digit. */
export function holdsCardNumber(text: string): boolean {
  return (westernDigits(text).match(runs) ?? []).some((run) => isLuhn(run.replace(/\D/g, '')));
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
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
