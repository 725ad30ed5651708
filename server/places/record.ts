import { createHash } from 'node:crypto';
import { expand, fold, normalise, spell } from './normalise.ts';

export const kinds = ['settlement', 'landmark', 'road', 'address', 'stop'] as const;
export type Kind = (typeof kinds)[number];

/** A stored place; unknown texts are empty. */
export type PlaceRecord = {
  id: string;
  source: string;
  country: string;
  kind: Kind;
  name: string;
  /** The name in other languages, by BCP 47 tag. */
  names: Readonly<Record<string, string>>;
  house_number: string;
  block: string;
  unit: string;
  road: string;
  area: string;
  city: string;
  postcode: string;
  latitude: number;
  longitude: number;
  population: number;
};

/**
 * The searched text of a place, normalised and in ASCII: `| name | house and road | road | ; where it lies |`. The bars mark whole
 * names; the town is not one.
 */
export function searchText(place: PlaceRecord): string {
  const { name, names, house_number, block, road, area, city, postcode, country } = place;
  const called = [name, ...Object.values(names), `${house_number} ${road}`, road].map(spellField);
  const town = isCountryName(city, country) ? '' : city;
  const lies = [area, block, town, postcode].map(spellField);
  return `| ${distinct(called).join(' | ')} | ; ${distinct(lies).join(' ')} |`;
}

/** The weight among equal matches, from 0 (bus stops) to 1 (big cities). */
export function rankOf({ kind, population, name }: PlaceRecord): number {
  if (kind === 'settlement') return 0.5 + Math.min(Math.log10(population + 1), 8) / 16;
  if (kind === 'address') return name === '' ? 0.3 : 0.35;
  return { road: 0.65, landmark: 0.6, stop: 0 }[kind];
}

/** A stable id: the same in every import, even if position or town were corrected. */
export function placeId(place: Omit<PlaceRecord, 'id'>, key = ''): string {
  const { source, country, kind, name, house_number, block, unit, road, area, postcode } = place;
  if (key) return stableId(source, [country, key]);
  const identity = [kind, name, house_number, block, unit, road, area, postcode].map(normalise);
  return stableId(source, [country, ...identity]);
}

/** An id from a source's name and a hash of what identifies the place in it. */
export function stableId(source: string, identity: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
  return `${source.replace(/[^\w-]+/g, '-').slice(0, 40)}.${digest.slice(0, 22)}`;
}

/** Whether a text is the country's name, which is useless in addresses of a city state. */
export function isCountryName(text: string, country: string): boolean {
  return countryWords(country).has(normalise(text));
}

/** The name of a country in a language, e.g. `Laos` or `ລາວ`. */
export function countryName(country: string, locale: string): string {
  return new Intl.DisplayNames([tagOf(locale), 'en'], { type: 'region' }).of(country) ?? country;
}

/** A BCP 47 tag from the specification's form (`zh_Hant_TW`); English for invalid ones. */
export function tagOf(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function spellField(field: string): string {
  return field === '' ? '' : expand(fold(field)).map(spell).join(' ');
}

function distinct(fields: readonly string[]): string[] {
  return [...new Set(fields)].filter((field) => field !== '');
}

const known = new Map<string, ReadonlySet<string>>();

function countryWords(country: string): ReadonlySet<string> {
  const words = known.get(country) ?? new Set([normalise(countryName(country, 'en'))]);
  known.set(country, words);
  return words;
}
