import { westernDigits } from './digits.ts';

/** The most characters of a pasted text that are read as one order. */
const longest = 2000;

/** Digits that may be a phone number. */
const longNumber = /\d{7,}/;

/** Whether a pasted text may be an order and not only an address: it has several lines, or a phone number beside words. */
export function mayBeOrder(text: string): boolean {
  const [first = '', ...more] = linesOf(text);
  if (more.length > 0) return true;
  return (
    /\p{L}.*\s/u.test(first) &&
    longNumber.test(westernDigits(first).replace(/(?<=\d)[ -](?=\d)/g, ''))
  );
}

/** The non-empty lines of a text, cut to the length of an order. */
export function linesOf(text: string): string[] {
  return text
    .slice(0, longest)
    .split(/[\r\n]+| \| /)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
