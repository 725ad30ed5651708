import { expect, test } from 'vitest';
import * as rules from '#core/rules';

/** Characters of the shorter text; the longer one has four times as many, so that what takes the square of them takes sixteen times as long. */
const short = 25_000;
/** Milliseconds below which nothing can have taken the square of so many characters. */
const soon = 40;

/** What takes four times as long for four times the text, and a square that is no more than all else at such a length. */
const nearlyAsText = 7;

type Rule = (...given: unknown[]) => unknown;

/** What patterns repeat: digits, letters, blanks, and the signs between them. */
const parts = [
  ...['1', 'a', 'ж', ' ', '\n', '1 ', 'a ', ' ,', '1,', '4111 ', '-', '(', ':', '|', '+'],
  ...['a@', 'a.', 'www.', '<a ', '"', '°', '1°', 'N1', 'a:b ', 'e\u0301', '🙂'],
];

/** How rules take what was typed: first, after a country, as a field, as a line of cells. */
const shapes = [
  (text: string) => [text, 'SG'],
  (text: string) => ['SG', text],
  (text: string) => [{ text, value: text, name: text }],
  (text: string) => [[[text]], [text]],
];

function textOf(part: string, length: number): string {
  return `${part.repeat(length / part.length)}\u0001`;
}

/** Milliseconds that this thread computed, whatever else the machine does meanwhile. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of the quickest of some tries; what a rule does not take as it is given ends at once. */
function timeOf(rule: Rule, given: unknown[], tries = 3): number {
  const times = Array.from({ length: tries }, () => {
    const begun = computed();
    try {
      rule(...given);
    } catch {
      // A law of its own says what a rule throws.
    }
    return computed() - begun;
  });
  return Math.min(...times);
}

const all = Object.entries(rules).flatMap(([name, rule]) =>
  typeof rule === 'function' ? [[name, rule as Rule] as const] : [],
);

test.each(all)('%s takes no longer for a long text than it is longer', (_, rule) => {
  for (const part of parts) {
    for (const shape of shapes) {
      const given = shape(textOf(part, short));
      if (timeOf(rule, given, 1) < soon) continue;
      const taken = timeOf(rule, given);
      // The first time the machine tidied up.
      if (taken < soon) continue;
      // What grows as its text does below has nothing that would show above; the shorter text tells sooner.
      if (taken / timeOf(rule, shape(textOf(part, short / 4))) < nearlyAsText) continue;
      const grown = timeOf(rule, shape(textOf(part, 4 * short))) / taken;
      expect(grown, JSON.stringify(shape(part))).toBeLessThan(10);
    }
  }
});
