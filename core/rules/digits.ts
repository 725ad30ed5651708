import { withoutBidiControls } from './unseen.ts';

/**
 * The number that a text says: digits and a leading plus, in the digits of a telephone. The zero that is only dialled at home
 * (`+44 (0)20 …`) goes, `00` before a country's prefix is its plus, and what follows the number is no part of it.
 */
export function phoneCharacters(typed: string): string {
  const { number } = partsOf(typed);
  const isInternational = /^(\+|00)/.test(number.replace(/[^\d+]/g, ''));
  const dialled = isInternational ? number.replace(/\(\s*0\s*\)/, '') : number;
  return dialled.replace(/[^\d+]/g, '').replace(/^00/, '+');
}

/** Whether a text says more than one number: an extension, letters to be dialled, a second number. */
export function holdsMoreThanPhone(typed: string): boolean {
  const { before, number, rest } = partsOf(typed);
  const isJoined = /\p{L}$/u.test(before) && /^\d/.test(number);
  return isJoined || /[\p{L}\d#*+]/u.test(rest);
}

/** A text cut where a telephone number begins, and where something else follows it. */
function partsOf(typed: string): { before: string; number: string; rest: string } {
  const text = withoutBidiControls(westernDigits(typed)).replaceAll('＋', '+');
  const [number = ''] = /\(?[\d+][\d\s()./\p{Pd}·]*/u.exec(text) ?? [];
  const start = text.indexOf(number);
  return { before: text.slice(0, start), number, rest: text.slice(start + number.length) };
}

/** The same number in the digits 0 to 9, whatever script it was typed in. */
export function westernDigits(typed: string): string {
  return typed.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the ten digits of every script together and in order; some scripts stand right after each other. */
function digitValue(digit: string): number {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
