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

/** What people see as one letter each. */
export function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
