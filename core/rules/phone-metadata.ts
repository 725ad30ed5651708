import type { MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';

/** The numbering data of one country alone, a few hundred bytes of the whole, so that a browser loads no other. */
export function metadataOf(all: MetadataJson, country: CountryCode): MetadataJson {
  const countries: Readonly<Record<string, unknown[] | undefined>> = all.countries;
  const data = countries[country];
  if (data === undefined) throw new Error(`no numbering data for ${country}`);
  return {
    ...all,
    country_calling_codes: { [String(data[0])]: [country] },
    countries: { [country]: data },
    nonGeographic: {},
  } as MetadataJson;
}
