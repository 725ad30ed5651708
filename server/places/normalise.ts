import { westernDigits } from '#core/rules';
import { abbreviations, fillers, letterFolds } from './abbreviations.ts';

/**
 * The one spelling that places and searches are compared in: lower case, without accents and punctuation, full-width
 * and foreign digits as ASCII, each Chinese character a word of its own, abbreviations written out. Idempotent.
 */
export function normalise(text: string): string {
  return expand(fold(text)).join(' ');
}

/**
 * Words in the common spelling with abbreviations as they were typed: a last word may be the start of a longer one. How a sigma
 * is written depends on its own word alone, and on no sign that stood beside it.
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

/** Writes abbreviations out and drops filler words, unless nothing would be left. */
export function expand(words: readonly string[]): string[] {
  const full = words.map((word, at) => (word === 'st' ? saintOrStreet(words, at) : long(word)));
  const telling = full.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : full;
}

/**
 * Spells a normalised word in ASCII, because trigram indexes ignore every character that the database's own locale does
 * not call a letter, and we do not choose the locale of a database that is given to us.
 */
export function spell(word: string): string {
  return word.replace(/[^a-z0-9]/gu, (letter) => {
    return `z${(letter.codePointAt(0) ?? 0).toString(36).padStart(3, '0')}`;
  });
}

/** Whether a word's script writes sentences without blanks, so that a search must look inside words too. */
export function isSpaceless(word: string): boolean {
  return /[\p{Script=Lao}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(word);
}

const apostrophes = /['’‘ʻʼʾʿ`´]/gu;
/** Accents and vocalisation go; vowel signs of scripts that cannot be read without them stay. */
const accents = /[[\p{M}--\p{Alphabetic}][\p{M}&&\p{Script=Inherited}]]/gv;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

function long(word: string): string {
  return Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? word) : word;
}

/** "St" opens a name as Saint (ST ANDREW'S ROAD, 12 ST GEORGE'S LANE) and closes one as Street. */
function saintOrStreet(words: readonly string[], at: number): string {
  const before = words[at - 1];
  const opens = before === undefined || /^\d|^(of|the)$/.test(before);
  return opens && at < words.length - 1 && !/^\d/.test(words[at + 1] ?? '') ? 'saint' : 'street';
}
