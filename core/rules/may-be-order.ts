import { westernDigits } from './digits.ts';

/** Longer than that is no message of one order. */
const longest = 2000;

/** A number to call, apart from what it stands in. */
const longNumber = /\d{7,}/;

/** Whether a pasted text may be an order and not only its address: it has more than one line, or a number to call beside words. */
export function mayBeOrder(text: string): boolean {
  const [first = '', ...more] = linesOf(text);
  if (more.length > 0) return true;
  return (
    /\p{L}.*\s/u.test(first) &&
    longNumber.test(westernDigits(first).replace(/(?<=\d)[ -](?=\d)/g, ''))
  );
}

/** The lines of a text that say something, cut to what an order can be long. */
export function linesOf(text: string): string[] {
  return text
    .slice(0, longest)
    .split(/[\r\n]+| \| /)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
