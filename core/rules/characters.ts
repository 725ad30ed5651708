/** Characters as a person counts them, so that a letter with its marks is one. */
export function characters(text: string): number {
  // Thousands of rows are counted at once; plain letters need no segmenter, and its making is the dear part.
  if (/^[ -~]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text)).length;
}

let segmenter: Intl.Segmenter | undefined;
