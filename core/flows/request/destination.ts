import { greatCircleMetres, unitIn } from '#core/rules';
import type { Destination, Place, Position, RequestDraft } from '#schemas';

/** The draft after typing, without a destination: a typed text is not yet a place. */
export function typed(draft: RequestDraft, text: string): RequestDraft {
  const { named_at: _, found_address: __, ...rest } = draft;
  return { ...rest, address_query: text, destination: null };
}

/** A draft with the destination that was found for its address. */
export function arrived(draft: RequestDraft, destination: Destination): RequestDraft {
  return { ...typed(draft, destination.address), destination };
}

/** A draft with a suggested place as its destination, so that the text is known to be the map's. A unit that was typed with it goes into its field. */
export function arrivedAt(draft: RequestDraft, place: Place): RequestDraft {
  const { latitude, longitude } = place;
  return {
    ...arrived(withTypedUnit(draft), destinationOf(place)),
    named_at: { latitude, longitude },
  };
}

/** What stands in the field already was put there by a person, and stays. */
function withTypedUnit(draft: RequestDraft): RequestDraft {
  const read = unitIn(draft.address_query);
  const { destinationUnitNumber: before = '' } = draft.fields;
  if (read === null || before.trim() !== '') return draft;
  return { ...draft, fields: { ...draft.fields, destinationUnitNumber: read.unit } };
}

/** Metres that a pin may move before the map's address of its old place no longer fits. */
const sameDoor = 100;

/**
 * A draft with a moved pin. The person's own text stays, and the address found at the pin is offered beside it; a text
 * of the map's is replaced.
 */
export function pinned(draft: RequestDraft, pin: Position, place: Place): RequestDraft {
  const found = destinationOf(place);
  const address = textFor(draft, pin);
  if (address === null) return { ...arrived(draft, { ...found, ...pin }), named_at: pin };
  return {
    ...arrived(draft, { ...found, ...pin, address }),
    ...(draft.named_at && { named_at: draft.named_at }),
    ...(found.address !== address && { found_address: found.address }),
  };
}

/** A draft with a pin at which the map finds no address: the text stays; without one it is the coordinates. */
export function pinnedNowhere(draft: RequestDraft, pin: Position): RequestDraft {
  const nameless = namelessDestination(pin);
  return arrived(draft, { ...nameless, address: textFor(draft, pin) ?? nameless.address });
}

/** The text that still fits a pin: the person's own, or the map's if the pin hardly moved; else null. */
function textFor({ address_query, named_at }: RequestDraft, pin: Position): string | null {
  const text = address_query.trim();
  const holds = named_at === undefined || greatCircleMetres(named_at, pin) <= sameDoor;
  return text !== '' && holds ? text : null;
}

/** A draft with the offered address instead of the person's text. */
export function foundTaken(draft: RequestDraft): RequestDraft {
  const { destination, found_address: address } = draft;
  if (destination === null || address === undefined) return draft;
  const { latitude, longitude } = destination;
  return { ...arrived(draft, { ...destination, address }), named_at: { latitude, longitude } };
}

/** A draft with another text for the same place; the pin stays. */
export function reworded(draft: RequestDraft, address: string): RequestDraft {
  const { destination, found_address } = draft;
  if (destination === null || destination.address === address) return draft;
  const offered = found_address !== undefined && found_address !== address && { found_address };
  return { ...arrived(draft, { ...destination, address }), ...offered };
}

function destinationOf(place: Place): Destination {
  const { latitude, longitude, formatted_address: address, city, area } = place;
  return { latitude, longitude, address, city, area };
}

/** A place without an address is called by its coordinates. */
export function namelessDestination({ latitude, longitude }: Position): Destination {
  const address = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return { latitude, longitude, address, city: '', area: '' };
}
