import { greatCircleMetres } from '#core/rules';
import type { Destination, Place, Position, RequestDraft } from '#schemas';

/** Typing clears the stored destination: what is typed is not yet a place. */
export function typed(draft: RequestDraft, text: string): RequestDraft {
  const { named_at: _, found_address: __, ...rest } = draft;
  return { ...rest, address_query: text, destination: null };
}

/** A draft with the destination that was found for its address. */
export function arrived(draft: RequestDraft, destination: Destination): RequestDraft {
  return { ...typed(draft, destination.address), destination };
}

/** A place of the list: its address is the map's own, and so is its position. */
export function arrivedAt(draft: RequestDraft, place: Place): RequestDraft {
  const { latitude, longitude } = place;
  return { ...arrived(draft, destinationOf(place)), named_at: { latitude, longitude } };
}

/** Metres that a pin may be moved before the map's own name of its place says where it no longer is. */
const sameDoor = 100;

/**
 * The pin stays where the person put it, and so does the text that they wrote; what the map finds there is offered
 * beside it. A text of the map's own is replaced by what it says of the new place.
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

/** A pin at which the map finds nothing: the text that was written stays, without one it is called by its coordinates. */
export function pinnedNowhere(draft: RequestDraft, pin: Position): RequestDraft {
  const nameless = namelessDestination(pin);
  return arrived(draft, { ...nameless, address: textFor(draft, pin) ?? nameless.address });
}

/** The text that holds for a pin, too: the person's own, or the map's while the pin is still at its place. */
function textFor({ address_query, named_at }: RequestDraft, pin: Position): string | null {
  const text = address_query.trim();
  const holds = named_at === undefined || greatCircleMetres(named_at, pin) <= sameDoor;
  return text !== '' && holds ? text : null;
}

/** The found text in the place of the one that was written. */
export function foundTaken(draft: RequestDraft): RequestDraft {
  const { destination, found_address: address } = draft;
  if (destination === null || address === undefined) return draft;
  const { latitude, longitude } = destination;
  return { ...arrived(draft, { ...destination, address }), named_at: { latitude, longitude } };
}

/** Other words for the same place: the pin stays where it is. */
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
