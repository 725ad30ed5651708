import { trimSigns } from './trim-signs.ts';

/** Two angles: named by the letters of their hemispheres, or in the order of writing. */
export type Degrees =
  | { readonly latitude: number; readonly longitude: number }
  | { readonly first: number; readonly second: number };

/**
 * Reads angles in degrees, minutes and seconds, or with letters for north, south, east and west before or behind the numbers;
 * null for anything else.
 */
export function readDegrees(typed: string): Degrees | null {
  const text = spellSigns(typed);
  const letters = text.match(/[NSEW]/g) ?? [];
  if (letters.length === 2) return readLettered(text);
  if (letters.length > 0) return null;
  const [, one = '', other = ''] = /^(.*°.*?)[\s,;/|]+([+-]?\d[\d.,]*\s*°.*)$/.exec(text) ?? [];
  const first = angleOf(one);
  const second = angleOf(other);
  return first === null || second === null ? null : { first, second };
}

/** The text with one spelling for each sign, letter and word. */
function spellSigns(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/\bLAT(?:ITUDE)?\b\s*[:=]?/g, 'N')
    .replace(/\bLO?NG?(?:ITUDE)?\b\s*[:=]?/g, 'E')
    .replace(/[º˚]|\bDEG(?:REES)?\b/g, '°')
    .replace(/''|[″”“ʺ〃]/g, '"')
    .replace(/[′’‘´ʹ`]/g, "'");
}

function readLettered(text: string): Degrees | null {
  const parts = /^[NSEW]/.test(text) ? /^([NSEW].*?)([NSEW].*)$/ : /^(.*?[NSEW])(.*[NSEW])$/;
  const [, one = '', other = ''] = parts.exec(text) ?? [];
  const first = angleOf(one);
  const second = angleOf(other);
  if (first === null || second === null || isNorthSouth(one) === isNorthSouth(other)) return null;
  return isNorthSouth(one)
    ? { latitude: first, longitude: second }
    : { latitude: second, longitude: first };
}

function isNorthSouth(part: string): boolean {
  return /[NS]/.test(part);
}

/** Degrees, minutes and seconds. */
const angle =
  /^([+-]?)(\d{1,3}(?:\.\d{1,15})?)\s*°?(?:[:\s]*(\d{1,2}(?:\.\d{1,15})?)\s*'?(?:[:\s]*(\d{1,2}(?:\.\d{1,15})?)\s*"?)?)?$/;

function angleOf(part: string): number | null {
  const plain = part.replace(/[NSEW]/g, '').replace(/(\d),(\d)/g, '$1.$2');
  const figures = trimSigns(plain, /[\s,;/|]/);
  const [whole, sign, degrees, minutes = '0', seconds = '0'] = angle.exec(figures) ?? [];
  if (whole === undefined || Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return (sign === '-') !== /[SW]/.test(part) ? -size : size;
}
