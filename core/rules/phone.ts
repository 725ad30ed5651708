import parsePhoneNumber, { isPossiblePhoneNumber, type MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';
import { holdsMoreThanPhone, phoneCharacters, westernDigits } from './digits.ts';
import { metadataOf } from './phone-metadata.ts';

/** What decides whether a number is possible: the market's country and its numbering data. */
export type PhonePlan = { readonly country: CountryCode; readonly metadata: MetadataJson };

const e164 = /^\+[1-9]\d{6,14}$/;

/**
 * Whether a text is a possible phone number and nothing more. Only the market's own data is used, so that a browser, which has
 * no other, and the server agree; a foreign number in international form is checked for the lengths of ITU-T E.164.
 */
export function isPossiblePhone(typed: string, plan: PhonePlan): boolean {
  const own = ownOf(plan);
  // The check of a file's row asks several times about the same number.
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
 * The phone number of a text that includes its country's prefix, even if a spreadsheet dropped the plus. Null for a domestic
 * number, and for one that could be either.
 */
export function internationalPhone(typed: string, plan: PhonePlan): string | null {
  if (!isPossiblePhone(typed, plan)) return null;
  const number = phoneCharacters(typed);
  if (number.startsWith('+')) return number;
  const own = ownOf(plan).metadata;
  const isWhole = number.startsWith(callingCode(own)) && isOwn(`+${number}`, plan.country, own);
  return isWhole && homePhone(typed, plan) === `+${number}` ? `+${number}` : null;
}

/** A domestic phone number with the country's prefix added; null where there is no such number. */
export function homePhone(typed: string, plan: PhonePlan): string | null {
  return phoneCharacters(typed).startsWith('+') ? null : wholePhone(typed, plan);
}

/** A phone number with its country's prefix, the same for all ways of writing it; null for a text that is no number. */
export function wholePhone(typed: string, plan: PhonePlan): string | null {
  if (!isPossiblePhone(typed, plan)) return null;
  const number = phoneCharacters(typed);
  const own = ownOf(plan).metadata;
  return parsePhoneNumber(number, { defaultCountry: plan.country as never }, own)?.number ?? number;
}

type Own = { readonly metadata: MetadataJson; last?: { typed: string; isPossible: boolean } };

/** The country's own data, extracted once for each plan. */
function ownOf(plan: PhonePlan): Own {
  const own = known.get(plan) ?? { metadata: metadataOf(plan.metadata, plan.country) };
  known.set(plan, own);
  return own;
}

const known = new WeakMap<PhonePlan, Own>();

// The library's type of countries does not fit data of a single one.
function isOwn(number: string, country: CountryCode, own: MetadataJson): boolean {
  return isPossiblePhoneNumber(number, { defaultCountry: country as never }, own);
}

/** Whether this country dials more than `00` before a foreign number, so that a leading `00` is ambiguous. */
function isDialledOtherwise(typed: string, country: CountryCode, own: MetadataJson): boolean {
  const digits = westernDigits(typed).replace(/\D/g, '');
  const countries: Readonly<Record<string, unknown[] | undefined>> = own.countries;
  const exit = new RegExp(`^(?:${String(countries[country]?.[1])})`).exec(digits)?.[0];
  return !/^[^\d]*[+＋]/.test(typed) && exit !== '00';
}

function callingCode({ country_calling_codes }: MetadataJson): string {
  return Object.keys(country_calling_codes)[0] ?? '';
}
