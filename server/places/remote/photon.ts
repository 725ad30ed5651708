import * as z from 'zod/mini';
import { goodOnes, type Parts, Text } from './foreign-place.ts';
import type { Dialect } from './remote-geocoder.ts';

const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.number(),
    name: Text,
    housenumber: Text,
    street: Text,
    district: Text,
    city: Text,
    postcode: Text,
    countrycode: Text,
    type: Text,
  }),
});

/** Types of places that are no address. */
const wide: readonly (string | undefined)[] = ['city', 'county', 'state', 'country'];

const languages = new Set(['de', 'en', 'fr']);

/** Photon (komoot): search while typing, on OpenStreetMap. */
export const photon: Dialect = {
  answer: z.pipe(
    z.object({ features: goodOnes(Feature) }),
    z.transform(({ features }: { features: z.output<typeof Feature>[] }) => features.map(toParts)),
  ),
  search: ({ text, near, limit, locale, country }) => [
    'api',
    {
      ...{ q: text, limit, countrycode: country, ...language(locale) },
      ...(near && { lat: near.latitude, lon: near.longitude }),
    },
  ],
  reverse: ({ latitude, longitude, locale }) => [
    'reverse',
    { lat: latitude, lon: longitude, ...language(locale) },
  ],
};

/** The language parameter, if Photon supports it; without one it answers in the local language. */
function language(locale: string) {
  const lang = locale.slice(0, 2);
  return languages.has(lang) ? { lang } : {};
}

function toParts({ geometry, properties }: z.output<typeof Feature>): Parts {
  const { osm_type, osm_id, name, housenumber, street, district, city, postcode, type } =
    properties;
  const [longitude, latitude] = geometry.coordinates;
  return {
    ...{ id: `osm.${osm_type}${osm_id}`, name, houseNumber: housenumber, road: street, city },
    ...{ area: district, postcode, countryCode: properties.countrycode, latitude, longitude },
    isWide: wide.includes(type),
  };
}
