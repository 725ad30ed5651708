import { isMapLink, parseCoordinates, savedAddressViolation } from '#core/rules';
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

/** Typing clears the coordinates: what is typed is not yet a place. Coordinates and links are no words of an address. */
export function typedOrigin(context: RequestContext, text: string): RequestDraft {
  const isName = parseCoordinates(text, context.origin.extent) === null && !isMapLink(text);
  const own = isName && text.trim() !== '' ? ['addressQuery' as const] : [];
  return withOrigin(context, { addressQuery: text, latitude: null, longitude: null, own });
}

/** What the person says beside the address; a street that they put right is their own. */
export function toldOrigin(context: RequestContext, texts: OriginTexts): RequestDraft {
  const { street_address: street } = texts;
  const others = ownOf(context).filter((name) => name !== 'street_address');
  const own = street?.trim() ? [...others, 'street_address' as const] : others;
  return withOrigin(context, { ...texts, ...(street !== undefined && { own }) });
}

/** A place of the list fills in what it knows; what only the person knows stays. */
export function namedOrigin(
  context: RequestContext,
  place: Place,
  { latitude, longitude }: Position,
): RequestDraft {
  return withOrigin(context, {
    ...{ latitude, longitude, own: [] },
    addressQuery: place.formatted_address,
    street_address: streetOf(place),
    building: place.building || originOf(context).building,
    city: place.city,
    postalCode: place.zipcode,
  });
}

/** The pin stays where the person put it, and so do the words that they wrote; what the map finds there fills in the others. */
export function pinnedOrigin(context: RequestContext, place: Place, pin: Position): RequestDraft {
  const { addressQuery, street_address, building } = originOf(context);
  const own = ownOf(context);
  const isWritten = own.includes('addressQuery');
  const named = namedOrigin(context, place, pin);
  return withOrigin(
    { ...context, draft: named },
    {
      ...(isWritten && { addressQuery, street_address: addressQuery.trim(), building }),
      ...(own.includes('street_address') && { street_address }),
      own,
    },
  );
}

/** A position without an address is called by its coordinates; what was typed stays. */
export function namelessOrigin(context: RequestContext, pin: Position): RequestDraft {
  const isWritten = ownOf(context).includes('addressQuery');
  const called = !isWritten && { addressQuery: namelessDestination(pin).address };
  return withOrigin(context, { ...pin, ...called });
}

function ownOf(context: RequestContext) {
  return originOf(context).own ?? [];
}

function streetOf({ street_line, street, formatted_address }: Place): string {
  return (street_line ?? street) || formatted_address;
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
