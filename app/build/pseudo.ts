/** The language that development offers beside those of a deployment, made of English at each request. */
export const pseudoLanguage = 'en_XA';

/** Letters that look like those of English and are none, so that what was translated can be told from what was not. */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));
/** What is filled in, and what other code reads, stays as it is. */
const kept = /\{\{.*?\}\}|<[^>]*>|\$t\([^)]*\)/g;
/** Other languages need so much more room for what English says, as a part of it. */
const longer = 0.4;

/** English texts as a language that nobody speaks: long, accented and in brackets. */
export function pseudoTexts(
  english: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudo(text)]));
}

function pseudo(text: string): string {
  const parts = text.split(kept);
  const filled = text.match(kept) ?? [];
  const shown = parts.map((part, nth) => `${foreign(part)}${filled[nth] ?? ''}`).join('');
  const room = Math.ceil(parts.join('').length * longer);
  return `[${shown}${room > 0 ? ` ${'~'.repeat(room)}` : ''}]`;
}

function foreign(text: string): string {
  return [...text].map((letter) => letters.get(letter) ?? letter).join('');
}
