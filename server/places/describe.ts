import { greatCircleMetres } from '#core/rules';
import type { Place, PlaceLabel, PlaceSuggestion, Position } from '#schemas';
import { shortenedAtWord } from '../shortened.ts';
import type { AddressParts, AddressWriter } from './address.ts';
import type { Near } from './geocoder.ts';
import { countryName, type PlaceRecord, tagOf } from './record.ts';

/** A stored place with its source's attribution. */
export type FoundPlace = PlaceRecord & { attribution: string };

/** A place as a suggestion. */
export function toSuggestion(
  { write }: AddressWriter,
  place: FoundPlace,
  locale: string,
): PlaceSuggestion {
  const { title, subtitle } = write(partsOf(place, locale));
  return { place_id: place.id, title, subtitle, attribution: place.attribution };
}

/** A place as an address; `at` replaces the place's own position. */
export function toPlace(
  writer: AddressWriter,
  place: FoundPlace,
  locale: string,
  at: Position = place,
): Place {
  const name = nameIn(place, locale);
  const parts = partsOf(place, locale);
  return {
    place_id: place.id,
    formatted_address: writer.write(parts).line,
    building: place.kind === 'road' || place.kind === 'settlement' ? '' : name,
    street: place.kind === 'road' ? name : place.road,
    street_number: place.house_number,
    street_line:
      place.kind === 'road' ? name : writer.street(place.country, place.house_number, place.road),
    city: place.kind === 'settlement' ? name : place.city,
    area: unique([place.area, place.block]).join(', '),
    zipcode: place.postcode,
    country_code: place.country,
    attribution: place.attribution,
    latitude: at.latitude,
    longitude: at.longitude,
  };
}

/** Metres within which a position counts as at a place, not only near it. */
const doorstep = 30;

/**
 * The address of a position. Farther than the doorstep, the address only says what is near, and house, street and postcode are left
 * out, since they are another's.
 */
export function foundAt(place: Place, own: Position, near: Near | undefined): Place {
  const distance_metres = Math.round(greatCircleMetres(own, place));
  if (distance_metres <= doorstep || !near) return { ...place, distance_metres };
  const elsewhere = { building: '', street: '', street_number: '', street_line: '', zipcode: '' };
  const formatted_address = near(place.formatted_address).slice(0, 1000);
  return { ...place, ...elsewhere, formatted_address, distance_metres };
}

/** A place on the base map by a name, which is cut there: names of imported places may be whole addresses. */
export function toLabel(place: PlaceRecord, name: string, rank: number): PlaceLabel {
  const { latitude, longitude } = place;
  return { name: shortenedAtWord(name, longestLabel), rank, latitude, longitude };
}

/** Letters of a name on the map. */
const longestLabel = 28;

/** A place's name in a language: exactly that one, else a more general one (`zh-Hant` for `zh-Hant-TW`), else its own. */
export function nameIn({ name, names }: PlaceRecord, locale: string): string {
  for (let tag = tagOf(locale); tag !== ''; tag = tag.replace(/-?[^-]+$/, '')) {
    const local = Object.hasOwn(names, tag) ? names[tag] : undefined;
    if (local) return local;
  }
  return name;
}

function partsOf(place: FoundPlace, locale: string): AddressParts {
  const { country, unit, house_number: houseNumber, block, area, city, postcode } = place;
  const road = place.kind === 'road' ? '' : place.road;
  const called = { name: nameIn(place, locale), state: countryName(country, locale) };
  return { ...called, country, unit, houseNumber, road, block, area, city, postcode };
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)].filter((line) => line !== '');
}
