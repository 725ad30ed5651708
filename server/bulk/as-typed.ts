import type { Place } from '#schemas';
import { fold, normalise } from '../places/normalise.ts';
import { countryName } from '../places/record.ts';

/**
 * Whether a place is what somebody typed: the same street and house number, and beside them nothing but the names of its building,
 * area, town and country or its postcode. In doubt it is not, so that a person looks.
 */
export function isAsTyped(typed: string, place: Place, locale: string): boolean {
  const { street, street_number: house, street_line: line = '' } = place;
  if (street === '' || house === '' || fold(typed).some((word) => inside.has(word))) return false;
  const text = spaced(normalise(typed.replace(unit, ' ')));
  const streets = partsOf([line, `${house} ${street}`, `${street} ${house}`]);
  const written = streets.find((part) => text.includes(part));
  if (written === undefined) return false;
  const { building, area, city, zipcode, country_code: country } = place;
  const around = partsOf([
    building,
    ...area.split(', '),
    city,
    zipcode,
    countryName(country, locale),
  ]);
  return around.reduce(without, without(text, written)).trim() === '';
}

/** Words whose number is not the house's, though a search for places leaves them out. */
const inside: ReadonlySet<string> = new Set(['unit', 'floor', 'flr']);
/** A unit as people mark it, such as `#12-01`, which says nothing about the place. */
const unit = /#[^\s,،]+/gu;

/** Parts in the spelling of searches, the longest first, since it may hold a shorter one. */
function partsOf(texts: readonly string[]): readonly string[] {
  const parts = texts.map(normalise).filter((part) => part !== '');
  return parts.map(spaced).sort((a, b) => b.length - a.length);
}

function without(text: string, part: string): string {
  return text.replace(part, ' ');
}

function spaced(text: string): string {
  return ` ${text} `;
}
