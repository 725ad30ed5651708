import { isMapLink, parseCoordinates, savedAddressViolation } from '#core/rules';
import type { OriginForm, Place, Position, RequestDraft, SavedAddress } from '#schemas';
import { errorFrom, type RequestContext, type RequestError } from './context.ts';
import { namelessDestination } from './destination.ts';
import { positionOf } from './sender.ts';

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
  return positionOf(originOf(context));
}

/** A draft with more of the form of its pickup. */
function withOrigin(context: RequestContext, more: Partial<OriginForm>): RequestDraft {
  return { ...context.draft, origin_form: { ...originOf(context), ...more } };
}

/** The draft after typing, without coordinates: a typed text is not yet a place. Typed coordinates and links are no address of the person's own. */
export function typedOrigin(context: RequestContext, text: string): RequestDraft {
  const isName = parseCoordinates(text, context.origin.extent) === null && !isMapLink(text);
  const own = isName ? ['addressQuery'] : [];
  return withOrigin(context, { addressQuery: text, latitude: null, longitude: null, own });
}

/** The draft with texts beside the address. They count as the person's own, also a corrected street. */
export function toldOrigin(context: RequestContext, texts: OriginTexts): RequestDraft {
  const own = new Set([...ownOf(context), ...Object.keys(texts)]);
  return withOrigin(context, { ...texts, own: [...own] });
}

/** Fills in what a place knows. What only the person knows stays, and so do their `own` texts that still fit the place. */
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

/** The draft with a pin at which no address was found: the person's own text stays, else it is the coordinates. */
export function namelessOrigin(context: RequestContext, pin: Position): RequestDraft {
  const called = !isWritten(context) && { addressQuery: namelessDestination(pin).address };
  return withOrigin(context, { ...pin, ...called });
}

/** Whether the address stands there in the person's own words. */
export function isWritten(context: RequestContext): boolean {
  return ownOf(context).includes('addressQuery') && originOf(context).addressQuery.trim() !== '';
}

/** Names of the texts that the person wrote, which a moved pin does not replace. */
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

/** Why the address cannot be saved, and the field it stands at; null when it can. */
export function originViolation(context: RequestContext): RequestError | null {
  const violation = savedAddressViolation(savedOrigin(context));
  return violation && errorFrom(violation);
}

const nothing = {
  ...{ street_address: '', addressQuery: '', building: '', city: '', postalCode: '' },
  ...{ unit: '', notes: '', latitude: null, longitude: null },
} as const;
