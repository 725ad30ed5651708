import { phoneCharacters } from './digits.ts';

/** The link that dials a number, best one in international form (`dialledPhone`), which also a phone of another country dials. */
export function callOf(number: string): string {
  return `tel:${phoneCharacters(number)}`;
}
