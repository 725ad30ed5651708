import { trimSigns } from './trim-signs.ts';

/** What is for the notes as one text, in which a comma stands between two parts: neither behind a question or a call, nor at the end. Undefined without any. */
export function notesOf(parts: readonly (string | undefined)[]): string | undefined {
  const said = parts
    .map((part) => trimSigns(part ?? '', /[\s,،，]/))
    .filter((part) => part !== '')
    .join(', ')
    .replace(/([?!？！؟])\s?[,،，]+/gu, '$1');
  return said === '' ? undefined : said;
}
