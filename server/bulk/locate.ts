import type { PlaceSuggestion, Position } from '#schemas';
import { type Geocoder, GeocoderError } from '../places/geocoder.ts';
import { isAsTyped } from './as-typed.ts';
import type { Circumstances } from './jobs.ts';

/** Where an address was found, how it is written there, and whether that is what was typed. */
export type FoundPosition = Position & { address: string; isAsTyped: boolean };

/** Finds the position of an address; null when not found. Each address is looked up once. */
export type Locate = (address: string) => Promise<FoundPosition | null>;

type Around = Pick<Circumstances, 'market' | 'deployment' | 'source'>;

export function locateWith(geocoder: Geocoder, circumstances: Around): Locate {
  const known = new Map<string, Promise<FoundPosition | null>>();
  return (address) => {
    const asked = known.get(address) ?? locate(geocoder, circumstances, address);
    known.set(address, asked);
    return asked;
  };
}

async function locate(
  geocoder: Geocoder,
  { market, deployment, source }: Around,
  address: string,
): Promise<FoundPosition | null> {
  const locale = deployment.defaultLanguage;
  const question = { text: address, country: market.country, near: source, limit: 5, locale };
  try {
    const [first, ...others] = await geocoder.suggest(question);
    const place = first && (await geocoder.details({ id: first.place_id, locale }));
    if (!place) return null;
    const { latitude, longitude, formatted_address } = place;
    const isSame =
      isAsTyped(address, place, locale) && !others.some((other) => isAlike(other, first));
    return { latitude, longitude, address: formatted_address, isAsTyped: isSame };
  } catch (cause) {
    if (cause instanceof GeocoderError) return null;
    throw cause;
  }
}

/** Whether another place has the same name or street, but lies elsewhere. */
function isAlike(other: PlaceSuggestion, first: PlaceSuggestion): boolean {
  return other.title === first.title && other.subtitle !== first.subtitle;
}
