/** A language for development, made from the English texts at each request. */
export const pseudoLanguage = 'en_XA';

/** Accented look-alikes, by which translated texts can be told from hard-coded ones. */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));
/** Placeholders, tags and nested keys stay unchanged. */
const kept = /\{\{.*?\}\}|<[^>]*>|\$t\([^)]*\)/g;
/** Share by which other languages are longer than English. */
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
