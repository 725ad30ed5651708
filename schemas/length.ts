/**
 * The length of a text in rules, calls and counters: characters as people see them. A letter with its marks or a combined emoji
 * counts as one; marks beyond what a script needs count again.
 */
export function characters(text: string): number {
  // Thousands of rows are counted at once, and plain ASCII needs no segmenter, which is slow to create.
  if (/^[ -~]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    count += Math.ceil(segment.length / unitsOfCharacter);
  }
  return count;
}

/** Whether a text has more than `max` characters; a huge text is recognised without counting. */
export function isLonger(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > mostUnits(max) || characters(text) > max;
}

/**
 * The most UTF-16 units of a text of `max` characters, whatever version of Unicode an engine knows: the bound for answers,
 * inputs and storage.
 */
export function mostUnits(max: number): number {
  return max * unitsOfCharacter;
}

/** UTF-16 units of one character at most; the longest emoji in use, a kiss of two people with skin tones, has fifteen. */
const unitsOfCharacter = 16;

let segmenter: Intl.Segmenter | undefined;
