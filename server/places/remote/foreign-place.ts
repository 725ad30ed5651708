import * as z from 'zod/mini';
import { type Place, Position } from '#schemas';
import { countryName } from '../record.ts';

/** The parts of an address that other geocoders name, all of them optional. */
export type Parts = {
  id: string;
  name?: string | undefined;
  houseNumber?: string | undefined;
  road?: string | undefined;
  area?: string | undefined;
  city?: string | undefined;
  postcode?: string | undefined;
  countryCode?: string | undefined;
  latitude: number;
  longitude: number;
};

/** Text from outside: without control characters, no longer than anything will show; anything else is left out. */
export const Text = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text: string) => clean(text)),
    ),
  ),
  undefined,
);

/** Drops the elements that do not parse, so that one bad answer does not spoil the good ones. */
export function goodOnes<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items: unknown[]) => {
      return items.flatMap((item): z.output<Schema>[] => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      });
    }),
  );
}

/** A place in our own shape, or nothing when it lies elsewhere or nowhere. */
export function toForeignPlace(
  parts: Parts,
  country: string,
  locale: string,
  attribution: string,
): Place | undefined {
  const { id, name = '', houseNumber = '', road = '', area = '', city = '', postcode = '' } = parts;
  if (parts.countryCode?.toUpperCase() !== country) return undefined;
  const position = Position.safeParse(parts);
  if (!position.success) return undefined;
  const door = `${houseNumber} ${road}`.trim();
  const lines = [name, door, area, `${city} ${postcode}`.trim(), countryName(country, locale)];
  return {
    place_id: id,
    formatted_address: [...new Set(lines)].filter((line) => line !== '').join(', '),
    building: name === road ? '' : name,
    street: road,
    street_number: houseNumber.slice(0, 60),
    city,
    area,
    zipcode: postcode.slice(0, 20),
    country_code: country,
    attribution,
    ...position.data,
  };
}

function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
