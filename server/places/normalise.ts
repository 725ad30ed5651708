import { westernDigits } from '#core/rules';
import { abbreviations, fillers, letterFolds } from './abbreviations.ts';

/**
 * The spelling for comparing places and searches: lower case, without accents and punctuation, digits as ASCII, each Chinese character
 * as a word, abbreviations expanded. Idempotent.
 */
export function normalise(text: string): string {
  return expand(fold(text)).join(' ');
}

/**
 * The words in that spelling, with abbreviations as typed, since the last word may be incomplete. A final sigma depends only on its own
 * word.
 */
export function fold(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(accents, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/\p{L}|ـ/gu, (letter) => letterFolds[letter] ?? letter)
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/\p{Nd}/gu, westernDigits)
    .normalize('NFKC')
    .replace(ideograph, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toUpperCase().toLowerCase());
}

/** Expands abbreviations and drops filler words, unless nothing would be left. */
export function expand(words: readonly string[]): string[] {
  const full = words.map((word, at) => (word === 'st' ? saintOrStreet(words, at) : long(word)));
  const telling = full.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : full;
}

/**
 * Spells a normalised word in ASCII, since trigram indexes ignore characters that are no letters in the database's locale, which we
 * may not choose. Other letters than Latin ones become capital consonants, which no normalised Latin word holds, and which resemble
 * none where the database looks for likeness without case.
 */
export function spell(word: string): string {
  return word.replace(/[^a-z0-9]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return code.replace(/./g, (digit) => consonants.charAt(Number.parseInt(digit, 16)));
  });
}

/** The version of `spell`; what an earlier one has spelled is updated in the background. */
export const spellingRule = 2;

/** Whether a word's script writes sentences without blanks, so that a search must look inside words too. */
export function isSpaceless(word: string): boolean {
  return /[\p{Script=Lao}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(word);
}

/** A letter for each hexadecimal digit. */
const consonants = 'BCDFGHJKLMNPQRST';

const apostrophes = /['’‘ʻʼʾʿ`´]/gu;
/** Accents and optional vowel marks; vowel signs that a script needs are not among them. */
const accents = /[[\p{M}--\p{Alphabetic}][\p{M}&&\p{Script=Inherited}]]/gv;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

function long(word: string): string {
  return Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? word) : word;
}

/** "St" at the beginning of a name is Saint (ST ANDREW'S ROAD, 12 ST GEORGE'S LANE), at the end Street. */
function saintOrStreet(words: readonly string[], at: number): string {
  const before = words[at - 1];
  const opens = before === undefined || /^\d|^(of|the)$/.test(before);
  return opens && at < words.length - 1 && !/^\d/.test(words[at + 1] ?? '') ? 'saint' : 'street';
}
