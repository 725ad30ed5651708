import { withoutBidiControls } from './unseen.ts';

/**
 * The phone number in a text, as digits 0 to 9 with a leading plus where given. The domestic zero in `+44 (0)20 …` is removed,
 * a leading `00` becomes a plus, and what follows the number is left out.
 */
export function phoneCharacters(typed: string): string {
  const { number } = partsOf(typed);
  const isInternational = /^(\+|00)/.test(number.replace(/[^\d+]/g, ''));
  const dialled = isInternational ? number.replace(/\(\s*0\s*\)/, '') : number;
  return dialled.replace(/[^\d+]/g, '').replace(/^00/, '+');
}

/** Whether a text holds more than a phone number: an extension, letters to be dialled, a second number. */
export function holdsMoreThanPhone(typed: string): boolean {
  const { before, number, rest } = partsOf(typed);
  const isJoined = /\p{L}$/u.test(before) && /^\d/.test(number);
  return isJoined || /[\p{L}\d#*+]/u.test(rest);
}

/** A text in three parts: before its first phone number, the number, and the rest. */
function partsOf(typed: string): { before: string; number: string; rest: string } {
  const text = withoutBidiControls(westernDigits(typed)).replaceAll('＋', '+');
  const [found = ''] = /\(?[\d+][\d\s()./\p{Pd}·]*/u.exec(text) ?? [];
  const number = found.replace(second, '$1');
  const start = text.indexOf(number);
  return { before: text.slice(0, start), number, rest: text.slice(start + number.length) };
}

/** A second number after a slash, which also parts an area from its numbers: each has seven digits at least. */
const second = /^((?:\D*\d){7}[^/]*)\/(?:[^\d/]*\d){7}.*$/su;

/** The text with digits of any script replaced by 0 to 9. */
export function westernDigits(typed: string): string {
  return typed.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The value of a digit: Unicode has the ten digits of a script in a row, and some scripts right after each other. */
function digitValue(digit: string): number {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
