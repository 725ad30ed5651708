import { savedAddressViolation } from '#core/rules';
import type { OriginForm, Place, Position, RequestDraft, SavedAddress } from '#schemas';
import { errorFrom, type RequestContext, type RequestError } from './context.ts';
import { namelessDestination } from './destination.ts';

/** What a person types about where the outlet stands, beside the address that is looked up. */
export type OriginTexts = Partial<
  Pick<OriginForm, 'street_address' | 'building' | 'city' | 'postalCode' | 'unit' | 'notes'>
>;

/** What is known so far of where the outlet stands. */
export function originOf({ draft, origin }: RequestContext): OriginForm {
  return draft.origin_form ?? { ...nothing, countryCode: origin.missing?.country ?? 'XX' };
}

/** Null until a place was chosen or the pin was put somewhere. */
export function originPosition(context: RequestContext): Position | null {
  const { latitude, longitude } = originOf(context);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A draft with more of the form of its pickup. */
export function withOrigin(context: RequestContext, more: Partial<OriginForm>): RequestDraft {
  return { ...context.draft, origin_form: { ...originOf(context), ...more } };
}

/** Typing clears the coordinates: what is typed is not yet a place. */
export function typedOrigin(context: RequestContext, text: string): RequestDraft {
  return withOrigin(context, { addressQuery: text, latitude: null, longitude: null });
}

/** A place fills in what it knows; what only the person knows stays. */
export function namedOrigin(
  context: RequestContext,
  place: Place,
  { latitude, longitude }: Position,
): RequestDraft {
  const street = place.street_line ?? place.street;
  return withOrigin(context, {
    ...{ latitude, longitude },
    addressQuery: place.formatted_address,
    street_address: street || place.formatted_address,
    building: place.building || originOf(context).building,
    city: place.city,
    postalCode: place.zipcode,
  });
}

/** A position without an address is called by its coordinates; a street that was typed stays. */
export function namelessOrigin(context: RequestContext, pin: Position): RequestDraft {
  return withOrigin(context, { ...pin, addressQuery: namelessDestination(pin).address });
}

/** The address as it is saved. */
export function savedOrigin(context: RequestContext): SavedAddress {
  const form = originOf(context);
  const { street_address, building, city, unit, notes, latitude, longitude } = form;
  return {
    ...{ street_address, building, city, unit, notes, latitude, longitude },
    address_text: form.addressQuery || street_address,
    country_code: form.countryCode,
    postal_code: form.postalCode,
  };
}

/** What keeps the address from being saved, and the field it stands at. */
export function originViolation(context: RequestContext): RequestError | null {
  const violation = savedAddressViolation(savedOrigin(context));
  return violation && errorFrom(violation);
}

const nothing = {
  ...{ street_address: '', addressQuery: '', building: '', city: '', postalCode: '' },
  ...{ unit: '', notes: '', latitude: null, longitude: null },
} as const;
