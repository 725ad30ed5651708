/**
 * The number that a text says: digits and a leading plus, in the digits of a telephone. The zero that is only dialled at home
 * (`+44 (0)20 …`) goes, `00` before a country's prefix is its plus, and what follows the number is no part of it.
 */
export function phoneCharacters(typed: string): string {
  const { number } = partsOf(typed);
  const isInternational = /^(\+|00)/.test(number.replace(/[^\d+]/g, ''));
  const dialled = isInternational ? number.replace(/\(\s*0\s*\)/, '') : number;
  const digits = dialled.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return digits.slice(0, 1) + digits.slice(1).replaceAll('+', '');
}

/** Whether a text says more than one number: an extension, letters to be dialled, a second number. */
export function holdsMoreThanPhone(typed: string): boolean {
  const { before, number, rest } = partsOf(typed);
  const isJoined = /\p{L}$/u.test(before) && /^\d/.test(number);
  return isJoined || number.lastIndexOf('+') > 0 || /[\p{L}\d#*+]/u.test(rest);
}

/** A text cut where a telephone number begins, and where something else follows it. */
function partsOf(typed: string): { before: string; number: string; rest: string } {
  const text = westernDigits(typed)
    .replaceAll('＋', '+')
    .replace(/\p{Bidi_Control}/gu, '');
  const start = text.search(/\(?[\d+]/);
  if (start < 0) return { before: text, number: '', rest: '' };
  const length = text.slice(start).search(/[^\d\s()+./\p{Pd}·]/u);
  const end = length < 0 ? text.length : start + length;
  return { before: text.slice(0, start), number: text.slice(start, end), rest: text.slice(end) };
}

/** The same number in the digits 0 to 9, whatever script it was typed in. */
export function westernDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the ten digits of every script together and in order; some scripts stand right after each other. */
function digitValue(digit: string): number {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
