import * as z from 'zod/mini';
import { type Place, type PlaceSuggestion, Position } from '#schemas';
import type { AddressWriter } from '../address.ts';
import { countryName } from '../record.ts';

/** The parts of an address from an external geocoder. */
export type Parts = {
  id: string;
  name?: string | undefined;
  houseNumber?: string | undefined;
  road?: string | undefined;
  area?: string | undefined;
  city?: string | undefined;
  postcode?: string | undefined;
  countryCode?: string | undefined;
  /** A whole city, region or country. */
  isWide?: boolean;
  latitude: number;
  longitude: number;
};

/** An external text: without control characters, bounded; invalid ones become undefined. */
export const Text = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text: string) => clean(text)),
    ),
  ),
  undefined,
);

/** Parses an array, dropping invalid elements. */
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

/** An external place as ours; null when it is outside of the country or has no position. */
export function toForeignPlace(
  writer: AddressWriter,
  parts: Parts,
  country: string,
  locale: string,
  attribution: string,
): { place: Place; suggestion: PlaceSuggestion } | undefined {
  const { id, name = '', houseNumber = '', road = '', area = '', city = '', postcode = '' } = parts;
  if (parts.countryCode?.toUpperCase() !== country) return undefined;
  const position = Position.safeParse(parts);
  if (!position.success) return undefined;
  const state = countryName(country, locale);
  const known = { name, houseNumber, road, area, city, postcode, unit: '', block: '' };
  const { line, title, subtitle } = writer.write({ country, state, ...known });
  const place = {
    place_id: id,
    formatted_address: line,
    building: name === road ? '' : name,
    street: road,
    street_number: houseNumber.slice(0, 60),
    street_line: writer.street(country, houseNumber, road).slice(0, 400),
    city,
    area,
    zipcode: postcode.slice(0, 20),
    country_code: country,
    attribution,
    ...position.data,
  };
  return { place, suggestion: { place_id: id, title, subtitle, attribution } };
}

function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
