import { westernDigits } from './digits.ts';
import type { Violation } from './violation.ts';

/** Groups of digits with a blank or a dash between them. */
const runs = /(?<![\w-])\d+(?:[\s\p{Pd}]\d+)*(?![\w-])/gu;
/** The groups of a card with the same signs between them, whichever these are; they may begin behind other numbers. */
const parted = /(?<!\d)(?=(\d{4}([^\p{L}\p{N}]{1,3})(?:\d{4}\2\d{4}\2\d{4}|\d{6}\2\d{5}))(?!\d))/gu;

/**
 * Whether a text holds what may be the number of a payment card, in the digits of any script: digits with a card's check digit,
 * whatever numbers stand beside them, such as the day on which it ends and the code on its back.
 */
export function holdsCardNumber(text: string): boolean {
  const plain = westernDigits(text).replace(/\p{Cf}/gu, '');
  return (
    (plain.match(runs) ?? []).some(holdsCard) ||
    [...plain.matchAll(parted)].some(([, number = '']) => isCard(number.replace(/\D/g, '')))
  );
}

/** Whether some of the groups of a run, one behind the other, make up a card's number; those of a card have four digits and more, but for its last one. */
function holdsCard(run: string): boolean {
  const groups = run.split(/\D/);
  return (
    isCard(groups.join('')) ||
    groups.some((_, from) => {
      let digits = '';
      for (const group of groups.slice(from, from + mostGroups)) {
        digits += group;
        if (isCard(digits)) return true;
        if (group.length < 4) return false;
      }
      return false;
    })
  );
}

const mostGroups = 5;

function isCard(digits: string): boolean {
  return digits.length >= 13 && digits.length <= 19 && isLuhn(digits);
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
