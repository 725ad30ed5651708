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
function withOrigin(context: RequestContext, more: Partial<OriginForm>): RequestDraft {
  return { ...context.draft, origin_form: { ...originOf(context), ...more } };
}

/** Typing clears the coordinates: what is typed is not yet a place. Coordinates and links are no words of an address. */
export function typedOrigin(context: RequestContext, text: string): RequestDraft {
  const isName = parseCoordinates(text, context.origin.extent) === null && !isMapLink(text);
  const own = isName ? ['addressQuery'] : [];
  return withOrigin(context, { addressQuery: text, latitude: null, longitude: null, own });
}

/** What the person says beside the address: a street that they put right is their own, too. */
export function toldOrigin(context: RequestContext, texts: OriginTexts): RequestDraft {
  const own = new Set([...ownOf(context), ...Object.keys(texts)]);
  return withOrigin(context, { ...texts, own: [...own] });
}

/** A place fills in what it knows; what only the person knows stays, and so do those of their `own` words that hold for it. */
export function namedOrigin(
  context: RequestContext,
  { formatted_address: found, street_line, street, building, city, zipcode }: Place,
  { latitude, longitude }: Position,
  own: readonly string[] = [],
): RequestDraft {
  const before = originOf(context);
  const kept = (name: 'addressQuery' | 'street_address') =>
    own.includes(name) ? before[name].trim() : '';
  const words = kept('addressQuery');
  return withOrigin(context, {
    ...{ latitude, longitude, city, postalCode: zipcode, own: [...own] },
    addressQuery: words || found,
    street_address: kept('street_address') || words || street_line || street || found,
    building: (!words && building) || before.building,
  });
}

/** A position without an address is called by its coordinates; what was typed stays. */
export function namelessOrigin(context: RequestContext, pin: Position): RequestDraft {
  const isWritten = ownOf(context).includes('addressQuery');
  const called = !isWritten && { addressQuery: namelessDestination(pin).address };
  return withOrigin(context, { ...pin, ...called });
}

/** The texts that are the person's own words, which no pin replaces. */
export function ownOf(context: RequestContext): readonly string[] {
  return originOf(context).own ?? [];
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
