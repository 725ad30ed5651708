import type { Position } from '#schemas';
import { westernDigits } from './digits.ts';

const pair =
  /^\s*\(?\s*([+-]?\d{1,3}(?:[.٫]\d{1,15})?)\s*[,،]\s*([+-]?\d{1,3}(?:[.٫]\d{1,15})?)\s*\)?\s*$/;

/** Two numbers separated by a comma, typed into the address box, also with the signs of an Arabic keyboard; null for an address or for no place on earth. */
export function parseCoordinates(typed: string): Position | null {
  if (typed.length > 100) return null;
  const [, first, second] = pair.exec(westernDigits(typed)) ?? [];
  if (first === undefined || second === undefined) return null;
  const latitude = Number(first.replace('٫', '.'));
  const longitude = Number(second.replace('٫', '.'));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
