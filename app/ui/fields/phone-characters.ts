/**
 * Keeps the number of what is typed or pasted: digits, of any script, as 0–9, and a plus at the start. The zero in brackets
 * that is only dialled at home goes, and whatever follows the number, such as an extension or a second one.
 */
export function keepPhoneCharacters(text: string): string {
  const ascii = text
    .replace(/\p{Nd}/gu, asciiDigit)
    .replaceAll('＋', '+')
    .replace(marks, '');
  const [found = ''] = /\(?[\d+][\d\s()./\p{Pd}·]*/u.exec(ascii) ?? [];
  const number = found.replace(second, '$1');
  const isInternational = /^(\+|00)/.test(number.replace(/[^\d+]/g, ''));
  const dialled = isInternational ? number.replace(/\(\s*0\s*\)/, '') : number;
  return dialled.replace(/[^\d+]/g, '');
}

/** A second number after a slash, which also parts an area from its numbers: each has seven digits at least. */
const second = /^((?:\D*\d){7}[^/]*)\/(?:[^\d/]*\d){7}.*$/su;

/** They turn the direction of writing and are seen by nobody. */
const marks = /\p{Bidi_Control}/gu;

/** Unicode keeps the ten digits of a script together and in order; some scripts stand right after each other. */
function asciiDigit(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
