import { isPossiblePhoneNumber, type MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';

/** What tells a possible number: the market's country and that country's numbering data. */
export type PhonePlan = { readonly country: CountryCode; readonly metadata: MetadataJson };

const e164 = /^\+[1-9]\d{6,14}$/;

/**
 * Whether a number can exist. The data of one country is enough in a browser; a foreign number in international form
 * is held to the lengths of ITU-T E.164, and the server holds it to the same.
 */
export function isPossiblePhone(typed: string, { country, metadata }: PhonePlan): boolean {
  const number = phoneCharacters(typed);
  // The browser's data has one country only, so the library's own list of countries does not apply.
  const options = { defaultCountry: country as never };
  if (isPossiblePhoneNumber(number, options, metadata)) return true;
  return e164.test(number) && !number.startsWith(`+${callingCode(metadata, country)}`);
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

/** Unicode keeps the ten digits of every script together, in order, starting at a multiple that holds a zero. */
function digitValue(digit: string): number {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}

function callingCode(metadata: MetadataJson, country: CountryCode): string {
  const countries: Readonly<Record<string, readonly unknown[] | undefined>> = metadata.countries;
  return String(countries[country]?.[0] ?? '');
}
