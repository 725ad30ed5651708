/** The first letters of the first and the last word of a name, whole in any script; empty for a name without any. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // Letters that would join into a word of their own are kept apart.
  return ends.map((word = '') => firstLetter(word)).join('\u200c');
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  const from = word.search(/\p{L}/u);
  for (const { segment } of letters.segment(word.slice(from)))
    return segment.replaceAll('\u200c', '').toUpperCase();
  return '';
}
