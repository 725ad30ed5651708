import { type Extent, isLonger, type OutletDetails } from '#schemas';
import { cardViolations } from './card-number.ts';
import { isWithin } from './coordinates.ts';
import { holdsMoreThanPhone, phoneCharacters } from './digits.ts';
import { isEmail } from './email.ts';
import { isPossiblePhone, type PhonePlan, wholePhone } from './phone.ts';
import type { Violation } from './violation.ts';

/** The most characters of each text of a collection point. */
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

/** Owners' addresses as they are kept: in lower case, without empty ones, each once. */
export function outletOwners(typed: readonly string[]): string[] {
  return [...new Set(typed.map((email) => email.trim().toLowerCase()))].filter(Boolean);
}

/** What a collection point is checked against: the market's extent and phone numbers. */
export type OutletPlan = PhonePlan & { readonly extent: Extent };

/** The phone number of a collection point as it is kept, with its prefix. */
export function outletPhone(typed: string, plan: PhonePlan): string {
  return wholePhone(typed, plan) ?? phoneCharacters(typed);
}

/**
 * All violations of a collection point, in the order of the form (specification 1, section 5). An owner's field is its slot,
 * such as `users.0`; an address counts only with coordinates.
 */
export function outletViolations(outlet: OutletDetails, plan: OutletPlan): readonly Violation[] {
  const wrong = [
    ...cardViolations(textsOf(outlet)).map((wrong) => ({
      ...wrong,
      field: formFieldOf(wrong.field),
    })),
    ...missing(outlet),
    ...placeViolations(outlet, plan),
    ...tooLong(outlet),
    ...uncallable(outlet, plan),
    ...outlet.users.flatMap(wrongOwner),
  ];
  return wrong.filter(({ field }, at) => wrong.findIndex((each) => each.field === field) === at);
}

/** The typed texts; coordinates and owners have checks of their own. */
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

/** The rider must be able to call, so the rule for phone numbers is that of a request. */
function uncallable({ phone_number }: OutletDetails, plan: PhonePlan): Violation[] {
  return isPossiblePhone(phone_number, plan)
    ? []
    : [{ field: 'phone_number', key: 'outlet.error.phone-wrong' }];
}

function placeViolations(outlet: OutletDetails, { country, extent }: OutletPlan): Violation[] {
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
      ? [{ field: formFieldOf(field), key: 'outlet.error.too-long', values: { max } }]
      : [],
  );
}

/** The form's field for a value: the parts of an address belong to the address. */
function formFieldOf(field: string): string {
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
