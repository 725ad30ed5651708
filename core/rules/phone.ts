import { isPossiblePhoneNumber, type MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';
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

/** Digits and a leading plus; Arabic-Indic and other digits become the ones that a telephone has. */
export function phoneCharacters(typed: string): string {
  const digits = westernDigits(typed).replace(/[^\d+]/g, '');
  return digits.slice(0, 1) + digits.slice(1).replaceAll('+', '');
}

/** The same number in the digits 0 to 9, whatever script it was typed in. */
export function westernDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the ten digits of every script together and in order; some scripts stand right after each other. */
function digitValue(digit: string): number {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

function callingCode({ country_calling_codes }: MetadataJson): string {
  return Object.keys(country_calling_codes)[0] ?? '';
}
