import * as z from 'zod/mini';
import { CountryCode, Id, Position, text } from './primitives.ts';

/** A line of the address search, with an id to fetch its details. */
export const PlaceSuggestion = z.object({
  place_id: Id,
  title: text(300),
  subtitle: text(500),
  attribution: text(300),
  /** It is only like what was typed, so it is not taken unasked. */
  guessed: z.optional(z.boolean()),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

/** An address with coordinates, as the geocoder answers it. */
export const Place = z.extend(Position, {
  place_id: z.nullable(Id),
  formatted_address: text(1000),
  building: text(255),
  street: text(300),
  street_number: text(60),
  /** Road and house number in the country's order; absent in places kept by older builds. */
  street_line: z.optional(text(400)),
  city: text(300),
  area: text(300),
  zipcode: text(20),
  country_code: CountryCode,
  attribution: text(300),
  /** The distance between the place's own point and the position that was asked for. */
  distance_metres: z.optional(z.number()),
});
export type Place = z.infer<typeof Place>;

/** A name on the drawn base map; a lower rank is more important. */
export const PlaceLabel = z.extend(Position, {
  name: text(300),
  rank: z.number(),
  /** Whether the name is the number of a block or house, of which there are many close together. */
  isNumber: z.optional(z.boolean()),
});
export type PlaceLabel = z.infer<typeof PlaceLabel>;

const Ring = z.array(z.array(z.number()).check(z.minLength(2), z.maxLength(3)));

/** Where a vendor's orders can be delivered: GeoJSON polygons (RFC 7946, section 3.1.6 and 3.1.7). */
export const DeliveryArea = z.object({
  id: Id,
  name: text(300),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: z.array(Ring) }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Ring)) }),
  ]),
});
export type DeliveryArea = z.infer<typeof DeliveryArea>;
