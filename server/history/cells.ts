/** What stands in a cell: a number that can be summed, or text that is never anything else. */
export type Cell = string | number | null;

/** Text that files can hold: whole characters, no control characters but tab and line feed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(uncarried, '');
}

const uncarried = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;
