/** A name as it fits a line: cut between characters as people count them (graphemes), with an ellipsis where something is left out. */
export function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const letters = lettersOf(name);
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** The same, cut where a word ends, also in scripts that write words without blanks; a word as long as half of it is cut within. */
export function shortenedAtWord(name: string, most: number): string {
  const cut = shortened(name, most);
  if (cut === name) return name;
  const longest = cut.slice(0, -1).length;
  const ends = Array.from(words.segment(name), ({ index }) => index).filter(
    (end) => end <= longest,
  );
  const end = ends.at(-1) ?? 0;
  const kept = name.slice(0, end > longest / 2 ? end : longest);
  return `${kept.replace(/[\s\p{P}]+$/u, '') || kept}…`;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** What people see as one letter each. */
export function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
