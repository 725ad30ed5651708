/** A text of at most so many characters as people count them; an ellipsis stands for what is left out. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = lettersOf(text);
  return letters.length <= most ? text : ended(letters.slice(0, most - 1));
}

/** As much of a text as fits; an ellipsis stands for what is left out. */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = lettersOf(text);
  while (letters.length > 1 && !fits(ended(letters))) letters.pop();
  return ended(letters);
}

function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function ended(letters: readonly string[]): string {
  return `${letters.join('')}…`;
}
