import type { MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';

/**
 * The numbering data of one country only, a few hundred bytes, so that a browser loads no other. A country without data
 * accepts numbers of its prefix and any usual length; throws without a prefix, too.
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

/** A country in the library's format: prefix, international dialling prefix, pattern of its numbers, their lengths. */
function anyNumbers(country: CountryCode, prefix: string | undefined): unknown[] {
  if (prefix === undefined) throw new Error(`no numbering data for ${country}`);
  const digits = prefix.replace('+', '');
  const shortest = 4;
  const longest = 15 - digits.length;
  const lengths = Array.from({ length: longest - shortest + 1 }, (_, more) => shortest + more);
  return [digits, '00', `\\d{${shortest},${longest}}`, lengths];
}
