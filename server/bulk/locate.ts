import type { Position } from '#schemas';
import { type Geocoder, GeocoderError } from '../places/geocoder.ts';
import type { Circumstances } from './jobs.ts';

export type FoundPosition = Position & { address: string };

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
  const question = { text: address, country: market.country, near: source, limit: 1, locale };
  try {
    const [first] = await geocoder.suggest(question);
    const place = first && (await geocoder.details({ id: first.place_id, locale }));
    if (!place) return null;
    const { latitude, longitude, formatted_address } = place;
    return { latitude, longitude, address: formatted_address };
  } catch (cause) {
    if (cause instanceof GeocoderError) return null;
    throw cause;
  }
}
