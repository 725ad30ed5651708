import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneCharacters } from './digits.ts';
import type { PhonePlan } from './phone.ts';
import { metadataOf } from './phone-metadata.ts';

/** A phone number in international format; one that the country's data does not know stays as typed. */
export function formatPhone(typed: string, plan: PhonePlan): string {
  return readPhone(typed, plan)?.formatInternational() ?? typed;
}

/** A phone number as it is dialled from everywhere (ITU-T E.164); one that the country's data does not know stays as typed. */
export function dialledPhone(typed: string, plan: PhonePlan): string {
  return readPhone(typed, plan)?.number ?? typed;
}

function readPhone(typed: string, { country, metadata }: PhonePlan) {
  const own = metadataOf(metadata, country);
  const options = { defaultCountry: country as never, extract: false };
  const number = parsePhoneNumberFromString(phoneCharacters(typed), options, own);
  return number?.isPossible() ? number : undefined;
}
