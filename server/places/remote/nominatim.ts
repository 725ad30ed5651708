import * as z from 'zod/mini';
import type { Position } from '#schemas';
import { goodOnes, type Parts, Text } from './foreign-place.ts';
import type { Dialect } from './remote-geocoder.ts';

const Found = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.number(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: Text,
  place_rank: z.catch(z.optional(z.number()), undefined),
  address: z.object({
    house_number: Text,
    road: Text,
    suburb: Text,
    city: Text,
    town: Text,
    village: Text,
    postcode: Text,
    country_code: Text,
  }),
});

/** The rank of a city; wider places have lower ones. */
const cityRank = 16;

/** Nominatim's answer for no result, which has status 200. */
const nothing = z.pipe(
  z.object({ error: z.string() }),
  z.transform((): z.output<typeof Found>[] => []),
);

/** Nominatim, the geocoder of OpenStreetMap. Its public server forbids search while typing: run your own. */
export const nominatim: Dialect = {
  answer: z.pipe(
    z.union([
      goodOnes(Found),
      z.pipe(
        Found,
        z.transform((one: z.output<typeof Found>) => [one]),
      ),
      nothing,
    ]),
    z.transform((found: z.output<typeof Found>[]) => found.map(toParts)),
  ),
  search: ({ text, near, limit, locale, country }) => [
    'search',
    {
      q: text,
      limit,
      countrycodes: country.toLowerCase(),
      ...usualParameters(locale),
      ...around(near),
    },
  ],
  reverse: ({ latitude, longitude, locale }) => [
    'reverse',
    { lat: latitude, lon: longitude, zoom: 18, ...usualParameters(locale) },
  ],
};

function usualParameters(locale: string) {
  return { format: 'jsonv2', addressdetails: 1, 'accept-language': locale.replaceAll('_', '-') };
}

/** The parameters of a preferred box. */
function around(near: Position | undefined) {
  if (!near) return {};
  const { latitude, longitude } = near;
  return { viewbox: [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5].join(',') };
}

function toParts(found: z.output<typeof Found>): Parts {
  const { osm_type, osm_id, lat, lon, name, address, place_rank: rank } = found;
  const { house_number, road, suburb, city, town, village, postcode, country_code } = address;
  return {
    ...{ id: `osm.${osm_type.charAt(0).toUpperCase()}${osm_id}`, name, houseNumber: house_number },
    ...{ road, area: suburb, city: city ?? town ?? village, postcode, countryCode: country_code },
    ...{ latitude: lat, longitude: lon, isWide: rank !== undefined && rank <= cityRank },
  };
}
