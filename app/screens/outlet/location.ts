import { isMapLink, parseCoordinates } from '#core/rules';
import type { CountryCode, Extent, Place, Position, VendorLocation } from '#schemas';

/** Where a collection point stands, as its form holds it (specification 1, section 3). */
export type OutletLocation = {
  readonly formatted_address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string;
  readonly countryCode: CountryCode;
  readonly zipcode: string;
  readonly street: string;
  readonly streetNumber: string;
  /** The address is in the person's own words, which no pin replaces. */
  readonly own?: boolean | undefined;
};

export function noLocation(countryCode: CountryCode): OutletLocation {
  return { ...noDetails, countryCode, formatted_address: '', latitude: null, longitude: null };
}

/** The location of a typed text: drops all details of the place before. Typed coordinates are a position without an address. */
export function typedLocation(
  text: string,
  countryCode: CountryCode,
  extent?: Extent,
): OutletLocation {
  const position = parseCoordinates(text, extent);
  const own = text.trim() !== '' && position === null && !isMapLink(text);
  return {
    ...noLocation(countryCode),
    formatted_address: text,
    ...position,
    ...(own && { own }),
  };
}

/** A place names a position, its own or the one that was pointed at. */
export function namedLocation(place: Place, { latitude, longitude }: Position): OutletLocation {
  const { formatted_address, city, country_code, zipcode, street, street_number } = place;
  return {
    ...{ formatted_address, city, zipcode, street, latitude, longitude },
    ...{ countryCode: country_code, streetNumber: street_number },
  };
}

/** The same where the pin was put: words that the person wrote stay, and the place adds what it knows beside them. */
export function pinnedLocation(
  { own, formatted_address }: OutletLocation,
  place: Place,
  pin: Position,
): OutletLocation {
  const named = namedLocation(place, pin);
  if (!own) return named;
  return { ...named, formatted_address, street: formatted_address.trim(), streetNumber: '', own };
}

/** The location after the pin was moved to a place without a known address: the old details with the new coordinates. */
export function movedLocation(
  before: OutletLocation,
  { latitude, longitude }: Position,
): OutletLocation {
  return { ...before, latitude, longitude };
}

/** A position that has no address at all is called by its coordinates. */
export function calledLocation(location: OutletLocation): OutletLocation {
  const position = positionOf(location);
  if (location.formatted_address.trim() !== '' || position === null) return location;
  const { latitude, longitude } = position;
  return { ...location, formatted_address: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` };
}

export function positionOf({ latitude, longitude }: OutletLocation): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Where an outlet stands already. */
export function locationOf(location: VendorLocation): OutletLocation {
  const { address_text, latitude, longitude, country_code, city = '', street = '' } = location;
  return {
    ...{ formatted_address: address_text, latitude, longitude, city, street },
    ...{ countryCode: country_code, zipcode: location.postal_code ?? '' },
    streetNumber: location.street_number ?? '',
  };
}

const noDetails = { city: '', zipcode: '', street: '', streetNumber: '' };
