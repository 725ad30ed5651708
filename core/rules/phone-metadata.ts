import type { MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';

/**
 * The numbering data of one country alone, a few hundred bytes of the whole, so that a browser loads no other. Of a country that
 * nobody has such data of, its prefix counts and a length that any number may have.
 */
export function metadataOf(all: MetadataJson, country: CountryCode, prefix?: string): MetadataJson {
  const countries: Readonly<Record<string, unknown[] | undefined>> = all.countries;
  const data = countries[country] ?? anyNumbers(country, prefix);
  return {
    ...all,
    country_calling_codes: { [String(data[0])]: [country] },
    countries: { [country]: data },
    nonGeographic: {},
  } as MetadataJson;
}

/** As the library writes a country: its prefix, what is dialled before a foreign number, the digits of its own, their counts. */
function anyNumbers(country: CountryCode, prefix: string | undefined): unknown[] {
  if (prefix === undefined) throw new Error(`no numbering data for ${country}`);
  const digits = prefix.replace('+', '');
  const shortest = 4;
  const longest = 15 - digits.length;
  const lengths = Array.from({ length: longest - shortest + 1 }, (_, more) => shortest + more);
  return [digits, '00', `\\d{${shortest},${longest}}`, lengths];
}
