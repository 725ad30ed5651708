import type { PlaceSuggestion } from '#schemas';
import { westernDigits } from './digits.ts';

/** The texts and the phone number by which a recipient is found. */
export type Findable = { readonly texts: readonly string[]; readonly phone: string };

/** Whether the texts hold every word of a query, or the phone number its digits; ignores case, accents and script of digits. */
export function isFoundBy({ texts, phone }: Findable, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const digits = /\p{L}/u.test(query) ? '' : digitsOf(query);
  const text = plain(texts.join(' '));
  const held = words.length > 0 && words.every((word) => text.includes(word));
  return (held && holdsNumbers(text, query)) || (digits !== '' && digitsOf(phone).includes(digits));
}

/**
 * Whether a text holds each number of a query as a whole: 10 matches neither 210 nor 20. Only the last one, which may still be
 * being typed, may be the beginning of a longer number.
 */
export function holdsNumbers(text: string, query: string): boolean {
  const there = numbersIn(plain(text));
  const typed = plain(query);
  const asked = numbersIn(typed);
  const open = /\d[a-z]*$/.test(typed) ? asked.at(-1) : undefined;
  return asked.every((number) =>
    there.some((each) => each === number || (number === open && each.startsWith(number))),
  );
}

/** Whether a place is what was typed, so that it may be taken for it unasked where it is the first, or the only one. */
export function isMeant({ title, subtitle, guessed }: Told, query: string): boolean {
  return !guessed && holdsNumbers(`${title} ${subtitle}`, query);
}

type Told = Pick<PlaceSuggestion, 'title' | 'subtitle' | 'guessed'>;

/** Words with a digit, without leading zeros. */
function numbersIn(text: string): string[] {
  const words = text.match(/[a-z\d]+/g) ?? [];
  return words.filter((word) => /\d/.test(word)).map((word) => word.replace(/^0+(?=\d)/, ''));
}

function digitsOf(text: string): string {
  return westernDigits(text).replace(/\D/g, '');
}

function plain(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .replace(/\p{Mn}(?<=[\u0300-\u036f\u064b-\u065f])/gu, '')
    .toLowerCase();
}
