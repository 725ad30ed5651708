import parsePhoneNumber, { isPossiblePhoneNumber, type MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';
import { holdsMoreThanPhone, phoneCharacters, westernDigits } from './digits.ts';
import { metadataOf } from './phone-metadata.ts';

/** What tells a possible number: the market's country and that country's numbering data. */
export type PhonePlan = { readonly country: CountryCode; readonly metadata: MetadataJson };

const e164 = /^\+[1-9]\d{6,14}$/;

/**
 * Whether a text says a number that can exist, and no more than that. Only the country's own data counts, so that a browser
 * that has no other and a server that has them all answer the same; a foreign number in international form is held to the
 * lengths of ITU-T E.164.
 */
export function isPossiblePhone(typed: string, plan: PhonePlan): boolean {
  const own = ownOf(plan);
  // A row of a file asks several times about the same number.
  if (own.last?.typed !== typed) own.last = { typed, isPossible: canExist(typed, plan) };
  return own.last.isPossible;
}

function canExist(typed: string, plan: PhonePlan): boolean {
  if (holdsMoreThanPhone(typed)) return false;
  const number = phoneCharacters(typed);
  const own = ownOf(plan).metadata;
  if (isOwn(number, plan.country, own)) return true;
  const isForeign = e164.test(number) && !number.startsWith(`+${callingCode(own)}`);
  return isForeign && !isDialledOtherwise(typed, plan.country, own);
}

/**
 * The number of a text with its country's prefix, as long as it says that itself: a spreadsheet that took it for a figure has
 * lost its plus. Null for a number as it is dialled at home, and for one that could be either.
 */
export function internationalPhone(typed: string, plan: PhonePlan): string | null {
  if (!isPossiblePhone(typed, plan)) return null;
  const number = phoneCharacters(typed);
  if (number.startsWith('+')) return number;
  const own = ownOf(plan).metadata;
  const isWhole = number.startsWith(callingCode(own)) && isOwn(`+${number}`, plan.country, own);
  return isWhole && homePhone(typed, plan) === `+${number}` ? `+${number}` : null;
}

/** A number as it is dialled at home, with the country's prefix; null where there is no such number. */
export function homePhone(typed: string, plan: PhonePlan): string | null {
  return phoneCharacters(typed).startsWith('+') ? null : wholePhone(typed, plan);
}

/** A number with its country's prefix, which all ways of writing it have in common; null for a text that says no number. */
export function wholePhone(typed: string, plan: PhonePlan): string | null {
  if (!isPossiblePhone(typed, plan)) return null;
  const number = phoneCharacters(typed);
  const own = ownOf(plan).metadata;
  return parsePhoneNumber(number, { defaultCountry: plan.country as never }, own)?.number ?? number;
}

type Own = { readonly metadata: MetadataJson; last?: { typed: string; isPossible: boolean } };

/** The country's own data, cut out of the whole once for each plan. */
function ownOf(plan: PhonePlan): Own {
  const own = known.get(plan) ?? { metadata: metadataOf(plan.metadata, plan.country) };
  known.set(plan, own);
  return own;
}

const known = new WeakMap<PhonePlan, Own>();

// The library's own list of countries does not apply to data of a single one.
function isOwn(number: string, country: CountryCode, own: MetadataJson): boolean {
  return isPossiblePhoneNumber(number, { defaultCountry: country as never }, own);
}

/** Whether `00` is only the beginning of what this country dials before a foreign number, so that another one may be meant. */
function isDialledOtherwise(typed: string, country: CountryCode, own: MetadataJson): boolean {
  const digits = westernDigits(typed).replace(/\D/g, '');
  const countries: Readonly<Record<string, unknown[] | undefined>> = own.countries;
  const exit = new RegExp(`^(?:${String(countries[country]?.[1])})`).exec(digits)?.[0];
  return !/^[^\d]*[+＋]/.test(typed) && exit !== '00';
}

function callingCode({ country_calling_codes }: MetadataJson): string {
  return Object.keys(country_calling_codes)[0] ?? '';
}
