import type { Extent, Position } from '#schemas';
import { readDegrees } from './coordinate-degrees.ts';
import { readMapLink } from './coordinate-link.ts';
import { westernDigits } from './digits.ts';

/** A pair of numbers as a position, and whether it was written with the longitude first. */
export type ReadPair = { readonly position: Position; readonly isSwapped: boolean };

/**
 * The position in a text: two decimal numbers, degrees with minutes and seconds, or a link to a map. Null for anything else
 * and for numbers out of range. The market's extent, where known, tells which number is the latitude.
 */
export function readCoordinates(typed: string, extent?: Extent): ReadPair | null {
  if (typed.length > longest) return null;
  const text = plain(typed);
  if (isLink(text)) return straight(readMapLink(text, readPlain));
  return readPlain(text, extent);
}

/** The position in a text, as `readCoordinates` reads it. */
export function parseCoordinates(typed: string, extent?: Extent): Position | null {
  return readCoordinates(typed, extent)?.position ?? null;
}

/**
 * Two numbers as latitude and longitude. They are swapped only when the swapped pair lies in the market's extent and the pair
 * as it stands does not.
 */
export function pairOf(first: number, second: number, extent?: Extent): ReadPair | null {
  const given = positionOf(first, second);
  const turned = positionOf(second, first);
  const isHere = given !== null && (extent === undefined || isWithin(given, extent));
  if (!isHere && turned !== null && extent !== undefined && isWithin(turned, extent)) {
    return { position: turned, isSwapped: true };
  }
  return straight(given);
}

/** Whether a text is a link, which is never an address. */
export function isMapLink(typed: string): boolean {
  return isLink(plain(typed.slice(0, longest)));
}

/** The most characters that are read; links of map services are shorter. */
const longest = 2000;
const longestPair = 120;

function isLink(text: string): boolean {
  return /^(?:[a-z][a-z+.-]*:|(?:www|maps|goo)\.)\S+$/i.test(text);
}

function readPlain(text: string, extent?: Extent): ReadPair | null {
  if (text.length > longestPair) return null;
  const inner = text.replace(/^\((.*)\)$/, '$1').trim();
  const form = pairs.find((pair) => pair.test(inner));
  const [, first = '', second = ''] = form?.exec(inner) ?? [];
  if (form) return pairOf(numberOf(first), numberOf(second), extent);
  const degrees = readDegrees(inner);
  if (degrees === null) return null;
  if ('latitude' in degrees) return straight(positionOf(degrees.latitude, degrees.longitude));
  return pairOf(degrees.first, degrees.second, extent);
}

/** `1.29, 103.85` and, as many countries write decimals, `1,29; 103,85`. */
const pairs: readonly RegExp[] = [
  /^([+-]?\d{1,3}(?:\.\d{1,15})?)\s*[,;/|]\s*([+-]?\d{1,3}(?:\.\d{1,15})?)$/,
  /^([+-]?\d{1,3},\d{1,15})\s*[;/|]\s*([+-]?\d{1,3},\d{1,15})$/,
  // With only a blank between, both numbers need decimals, since addresses hold whole numbers.
  /^([+-]?\d{1,3}\.\d{1,15})\s+([+-]?\d{1,3}\.\d{1,15})$/,
  /^([+-]?\d{1,3},\d{3,15}),?\s+([+-]?\d{1,3},\d{3,15})$/,
];

function numberOf(written: string): number {
  return Number(written.replace(',', '.'));
}

/** The text with western digits, plain signs and blanks, and without invisible control characters. */
function plain(typed: string): string {
  return westernDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e\u3000]/g, (wide) => wide.normalize('NFKC'))
    .replace(/٫/g, '.')
    .replace(/[،、]/g, ',')
    .replace(/؛/g, ';')
    .replace(/[−–‐‑]/g, '-')
    .trim();
}

function positionOf(latitude: number, longitude: number): Position | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}

function straight(position: Position | null): ReadPair | null {
  return position && { position, isSwapped: false };
}

/** Whether a position lies in a market. */
export function isWithin({ latitude, longitude }: Position, extent: Extent): boolean {
  const { south, west, north, east } = extent;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
