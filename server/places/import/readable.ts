import { abbreviations } from '../abbreviations.ts';

/** Acronyms with vowels that a rule cannot tell from words; those without vowels need no list. */
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

/** Registers shout; people read `3 Ghim Moh Road` more easily than `3 GHIM MOH ROAD`. Mixed case is left alone. */
export function readable(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{Lu}\p{M}'’]+/gu, (word, at: number) => {
    const glued = /[\d#]/.test(text[at - 1] ?? '') || /\d/.test(text[at + word.length] ?? '');
    if (glued || acronyms.has(word) || (!/[AEIOUY]/.test(word) && !dry.has(word))) return word;
    const lower = word.toLowerCase();
    return at > 0 && small.has(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
}
