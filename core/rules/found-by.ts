import { westernDigits } from './digits.ts';

/** What somebody who is delivered to is found by. */
export type Findable = { readonly texts: readonly string[]; readonly phone: string };

/** Whether every word of a query is in the texts, or its digits in the phone number, without regard to case, accents and script of digits. */
export function isFoundBy({ texts, phone }: Findable, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const digits = /\p{L}/u.test(query) ? '' : digitsOf(query);
  const text = plain(texts.join(' '));
  const held = words.length > 0 && words.every((word) => text.includes(word));
  return held || (digits !== '' && digitsOf(phone).includes(digits));
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
