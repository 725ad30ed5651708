/**
 * How long a text is, everywhere: in rules, in what calls take, in counters on screen. It is what a person counts, so that a
 * letter with its marks is one, and a family of emoji too; marks that are piled up past what a script needs count again.
 */
export function characters(text: string): number {
  // Thousands of rows are counted at once; plain letters need no segmenter, and its making is the dear part.
  if (/^[ -~]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    count += Math.ceil(segment.length / unitsOfCharacter);
  }
  return count;
}

/** Whether a text has more characters than this; a flood is told without counting it. */
export function isLonger(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > mostUnits(max) || characters(text) > max;
}

/**
 * UTF-16 units that a text of so many characters has at most, however engines that know other years of Unicode cut it into
 * characters: the bound of what is told, of input boxes and of storage.
 */
export function mostUnits(max: number): number {
  return max * unitsOfCharacter;
}

/** The longest emoji in use, two people of different skin who kiss, has fifteen units. */
const unitsOfCharacter = 16;

let segmenter: Intl.Segmenter | undefined;
