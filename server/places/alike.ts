import type { FoundPlace } from './describe.ts';
import { expand, fold, isSpaceless } from './normalise.ts';

/**
 * Whether a place may be meant by a misspelled search: most typed words equal words of the place except for a few letters. The
 * database only gives candidates, since its trigrams of ASCII spellings make all words of a foreign script look similar.
 */
export function resembles(place: FoundPlace, telling: readonly string[]): boolean {
  if (telling.length === 0) return false;
  const { name, names, road, area, city, block } = place;
  const told = [name, ...Object.values(names), road, area, city, block];
  const words = [...new Set(told.flatMap((text) => expand(fold(text))))];
  const last = telling.length - 1;
  const known = telling.filter((word, at) => words.some((each) => isLike(word, each, at === last)));
  return known.length * 3 >= telling.length * 2;
}

/** Whether a typed word is like a word of the place; the last one may be incomplete. */
function isLike(typed: string, word: string, isLast: boolean): boolean {
  if (isSpaceless(typed) && word.includes(typed)) return true;
  const slack = slackOf(typed.length);
  if (distance(typed, word, slack) <= slack) return true;
  return isLast && distance(typed, word.slice(0, typed.length), slack) <= slack;
}

/** How many letters may be wrong in a word of this length. */
function slackOf(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/** The edit distance with swaps of neighbours; counted exactly up to `most`. */
function distance(a: string, b: string, most: number): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let row = [...to.keys(), to.length];
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      const swap = isSwap ? (before[j - 1] ?? 0) + 1 : change;
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, change, swap));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
