import { westernDigits } from './digits.ts';
import { readLabelled } from './pasted-words.ts';

/** A message in one line as its parts, which commas divide; one of several lines as its lines. Behind a label, a part without one goes on with that. */
export function partsOfMessage(lines: readonly string[]): readonly string[] {
  const [only = '', ...more] = lines;
  if (more.length > 0) return lines;
  const parts = only.split(/,\s+|[،，]\s*/).filter((part) => part !== '');
  const begun: string[] = [];
  for (const part of parts) {
    const before = begun.at(-1) ?? '';
    if (isLabelled(before) && !isLabelled(part)) begun.splice(-1, 1, `${before}, ${part}`);
    else begun.push(part);
  }
  return begun;
}

/** How a country writes its postcodes, and above which sum nobody orders, as far as that is known. */
export type Postcodes = { readonly length: number | null; readonly above: number };

/** The lines of a message, with a postcode that stands under an address in its line. */
export function withPostcodes(
  lines: readonly string[],
  country: string,
  postcodes: Postcodes,
): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1) ?? '';
    const digits = withPlainPostcode(line, country, postcodes);
    // A number that may be a sum is taken for one.
    const isPostcode =
      /^\d+$/.test(digits) &&
      digits.length === postcodes.length &&
      Number(digits) > postcodes.above;
    if (isPostcode && mayBeAddress(before)) joined.splice(-1, 1, `${before}, ${digits}`);
    else joined.push(line);
  }
  return joined;
}

/** The address with a marked postcode, `S520826` or `S(520826)`, as the bare number that is looked up. */
export function withPlainPostcode(address: string, country: string, { length }: Postcodes): string {
  // Shorter ones with a letter before them may be a unit.
  if (length === null || length < shortestMarked) return address;
  const marked = new RegExp(
    `[\\s,]*(?<![\\p{L}\\d#-])${country.charAt(0)}\\s?(?:\\(\\s?(\\d{${length}})\\s?\\)|(\\d{${length}}))(?!\\d)`,
    'giu',
  );
  return address
    .replace(marked, (_, within?: string, bare?: string) => `, ${within ?? bare}`)
    .replace(/^, /, '');
}

const shortestMarked = 6;

/** Whether a line has letters and a number, as an address has. */
export function mayBeAddress(line: string): boolean {
  return /\d/.test(westernDigits(line)) && /\p{L}/u.test(line);
}

/** Whether a line may be a person's name: short, and without a number. */
export function mayBeName(line: string): boolean {
  return /\p{L}/u.test(line) && !/\d/.test(westernDigits(line)) && line.length <= 60;
}

function isLabelled(part: string): boolean {
  return readLabelled(part) !== null;
}
