import { type Extent, isLonger, type OutletDetails } from '#schemas';
import { cardViolations } from './card-number.ts';
import { isWithin } from './coordinates.ts';
import { holdsMoreThanPhone, phoneCharacters } from './digits.ts';
import { isEmail } from './email.ts';
import { isPossiblePhone, type PhonePlan, wholePhone } from './phone.ts';
import type { Violation } from './violation.ts';

/** Characters that each text of a collection point may have at most. */
export const outletLengths = {
  client_vendor_id: 255,
  name: 300,
  phone_number: 40,
  address: 255,
  unit: 60,
  building: 120,
  street: 300,
  street_number: 60,
  postal_code: 20,
  city: 300,
  rider_instructions: 500,
} as const satisfies Partial<Record<keyof OutletDetails, number>>;

/** Owners as they are kept: without the slots that were left empty, each once. */
export function outletOwners(typed: readonly string[]): string[] {
  return [...new Set(typed.map((email) => email.trim().toLowerCase()))].filter(Boolean);
}

/** What a collection point is held to: the market's land, and its numbers. */
export type OutletPlan = PhonePlan & { readonly extent: Extent };

/** The number of a collection point as riders call it, and as it is kept. */
export function outletPhone(typed: string, plan: PhonePlan): string {
  return wholePhone(typed, plan) ?? phoneCharacters(typed);
}

/**
 * Everything that keeps a collection point from being saved, in the order of the form (specification 1, section 5). An
 * owner is named by their slot, such as `users.0`; an address counts only once it has coordinates.
 */
export function outletViolations(outlet: OutletDetails, plan: OutletPlan): readonly Violation[] {
  const wrong = [
    ...cardViolations(textsOf(outlet)).map((wrong) => ({ ...wrong, field: shownAt(wrong.field) })),
    ...missing(outlet),
    ...misplaced(outlet, plan),
    ...tooLong(outlet),
    ...uncallable(outlet, plan),
    ...outlet.users.flatMap(wrongOwner),
  ];
  return wrong.filter(({ field }, at) => wrong.findIndex((each) => each.field === field) === at);
}

/** What may be typed: neither degrees nor owners, who are held to the form of an address. */
function textsOf({ latitude, longitude, users, ...texts }: OutletDetails) {
  return texts;
}

function missing({ client_vendor_id, name, phone_number }: OutletDetails): Violation[] {
  const phone = holdsMoreThanPhone(phone_number) ? '' : phoneCharacters(phone_number);
  const texts = { client_vendor_id, name, phone_number: phone };
  return Object.entries(texts).flatMap(([field, text]) =>
    text.replace('+', '').trim() === '' ? [{ field, key: fills[field as keyof typeof fills] }] : [],
  );
}

/** The rider has to be able to call, so the same numbers count as in a request. */
function uncallable({ phone_number }: OutletDetails, plan: PhonePlan): Violation[] {
  return isPossiblePhone(phone_number, plan)
    ? []
    : [{ field: 'phone_number', key: 'outlet.error.phone-wrong' }];
}

function misplaced(outlet: OutletDetails, { country, extent }: OutletPlan): Violation[] {
  const { address, latitude, longitude, country_code } = outlet;
  if (address.trim() === '' || latitude === null || longitude === null) {
    return [{ field: 'address', key: 'outlet.error.address' }];
  }
  const isHere = country_code === country && isWithin({ latitude, longitude }, extent);
  return isHere ? [] : [{ field: 'address', key: 'outlet.error.other-country' }];
}

function tooLong(outlet: OutletDetails): Violation[] {
  return Object.entries(outletLengths).flatMap(([field, max]) =>
    isLonger(outlet[field as keyof typeof outletLengths], max)
      ? [{ field: shownAt(field), key: 'outlet.error.too-long', values: { max } }]
      : [],
  );
}

/** What an address is made of comes with it and has no field of its own. */
function shownAt(field: string): string {
  const ofAddress = ['street', 'street_number', 'postal_code', 'city'];
  return ofAddress.includes(field) ? 'address' : field;
}

function wrongOwner(email: string, slot: number): Violation[] {
  const text = email.trim();
  return text === '' || isEmail(text)
    ? []
    : [{ field: `users.${slot}`, key: 'outlet.error.email' }];
}

const fills = {
  client_vendor_id: 'outlet.error.client-id',
  name: 'outlet.error.name',
  phone_number: 'outlet.error.phone',
} as const;
