import { addEllipsis, lettersOf } from './cut.ts';

/** As much of a text as fits, with an ellipsis where something is left out. */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = lettersOf(text);
  while (letters.length > 1 && !fits(addEllipsis(letters))) letters.pop();
  return addEllipsis(letters);
}
