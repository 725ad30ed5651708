import { abbreviations } from '../abbreviations.ts';

/** Acronyms with vowels, which no rule can tell from words. */
const acronyms = new Set([
  'NTUC',
  'UOB',
  'OCBC',
  'POSB',
  'NUS',
  'NTU',
  'SMU',
  'ITE',
  'IMM',
  'AMK',
  'SAF',
]);
/** Words without a vowel that are no acronyms. */
const dry = new Set(['ng', 'st', ...Object.keys(abbreviations)].map((word) => word.toUpperCase()));
const small = new Set(['and', 'at', 'by', 'de', 'for', 'in', 'of', 'on', 'the']);

/** Turns all capitals, as in registers, into normal case: `3 GHIM MOH ROAD` to `3 Ghim Moh Road`. Mixed case stays. */
export function readable(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{Lu}\p{M}'’]+/gu, (word, at: number) => {
    const glued = /[\d#]/.test(text[at - 1] ?? '') || /\d/.test(text[at + word.length] ?? '');
    if (glued || acronyms.has(word) || (!/[AEIOUY]/.test(word) && !dry.has(word))) return word;
    const lower = word.toLowerCase();
    return at > 0 && small.has(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
}
