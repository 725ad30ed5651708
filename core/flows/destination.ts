import type { Destination, Place, Position, RequestDraft } from '#schemas';

/** Typing clears the stored destination: what is typed is not yet a place. */
export function typed(draft: RequestDraft, text: string): RequestDraft {
  return { ...draft, address_query: text, destination: null };
}

export function arrived(draft: RequestDraft, destination: Destination): RequestDraft {
  return { ...draft, address_query: destination.address, destination };
}

export function destinationOf(place: Place): Destination {
  const { latitude, longitude, formatted_address: address, city, area } = place;
  return { latitude, longitude, address, city, area };
}

/** A place without an address is called by its coordinates. */
export function namelessDestination({ latitude, longitude }: Position): Destination {
  const address = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return { latitude, longitude, address, city: '', area: '' };
}
