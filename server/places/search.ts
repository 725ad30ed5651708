import { abbreviations } from './abbreviations.ts';
import { expand, fold, isSpaceless, spell } from './normalise.ts';
import { countryName } from './record.ts';

/**
 * A word and the LIKE patterns that find it at the start of a word of a place, or anywhere where the script writes no
 * blanks. Spelled words are letters and digits only, so nobody can type a wildcard.
 */
export type SearchWord = { text: string; patterns: readonly string[]; isNumber: boolean };

/** A search as it is sent to the database, spelled as `searchText` spells places. */
export type Search = {
  /** The whole of it, for whole-field and similarity matches. */
  whole: string;
  /** The same without words that thousands of addresses share, for similarity. */
  gist: string;
  words: readonly SearchWord[];
  /** The words of the gist as typed, without numbers. */
  telling: readonly string[];
};

const mostWords = 8;
/** Floor and door, as in `#02-15`, which no place is stored by. */
const flat = /#\s*\w+\s*-\s*\w+/g;
const generic = new Set(Object.values(abbreviations));
const ofAddresses = new Set(['st', 'street', ...Object.entries(abbreviations).flat()]);

/** The ways to understand a text, the most literal first; none when there is nothing to search for. */
export function readSearch(text: string, country: string, locale: string): Search[] {
  const typed = fold(text.replace(flat, ' ')).slice(0, mostWords);
  if (typed.join('').length < 2 && !/[^a-z0-9]/.test(typed.join(''))) return [];
  const state = new Set(
    [country, countryName(country, 'en'), countryName(country, locale)].flatMap(fold),
  );
  const rest = typed.filter((word) => !state.has(word));
  const readings = rest.length === 0 || rest.length === typed.length ? [typed] : [typed, rest];
  const parted = readings.map((words) => words.flatMap(unglued));
  return [
    ...readings,
    ...parted.filter((words, nth) => words.length > (readings[nth]?.length ?? 0)),
  ].map(toSearch);
}

/** In a hurry people write "blk138" and "st11"; only words of addresses are taken apart, since others are names. */
function unglued(word: string): readonly string[] {
  const [, letters = '', number = ''] = /^(\p{L}+)(\d.*)$/u.exec(word) ?? [];
  return ofAddresses.has(letters) ? [letters, number] : [word];
}

function toSearch(typed: readonly string[]): Search {
  const full = expand(typed);
  const last = typed.at(-1) ?? '';
  const telling = full.filter((word) => !generic.has(word));
  return {
    whole: full.map(spell).join(' '),
    gist: (telling.length > 0 ? telling : full).map(spell).join(' '),
    telling: telling.filter((word) => !/^\d/.test(word)),
    words: full.map((word, at) => ({
      text: spell(word),
      patterns: (at === full.length - 1 ? meanings(word, last) : [word]).map(toPattern),
      isNumber: /^\d/.test(word),
    })),
  };
}

/** The last word may be an abbreviation, or the first letters of a longer word: `st` of `street` or of `stamford`. */
function meanings(word: string, typed: string): string[] {
  return typed === 'st' || Object.hasOwn(abbreviations, typed) ? [word, typed] : [word];
}

function toPattern(word: string): string {
  return isSpaceless(word) ? `%${spell(word)}%` : `% ${spell(word)}%`;
}
