import { isPossiblePhoneNumber, type MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';
import { phoneCharacters } from './digits.ts';
import { metadataOf } from './phone-metadata.ts';

/** What tells a possible number: the market's country and that country's numbering data. */
export type PhonePlan = { readonly country: CountryCode; readonly metadata: MetadataJson };

const e164 = /^\+[1-9]\d{6,14}$/;

/**
 * Whether a number can exist. Only the country's own data counts, so that a browser that has no other and a server that
 * has them all answer the same; a foreign number in international form is held to the lengths of ITU-T E.164.
 */
export function isPossiblePhone(typed: string, { country, metadata }: PhonePlan): boolean {
  const number = phoneCharacters(typed);
  const own = metadataOf(metadata, country);
  // The library's own list of countries does not apply to data of a single one.
  if (isPossiblePhoneNumber(number, { defaultCountry: country as never }, own)) return true;
  return e164.test(number) && !number.startsWith(`+${callingCode(own)}`);
}

function callingCode({ country_calling_codes }: MetadataJson): string {
  return Object.keys(country_calling_codes)[0] ?? '';
}
