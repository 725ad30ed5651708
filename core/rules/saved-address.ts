import type { SavedAddress } from '#schemas';
import { cardViolations } from './card-number.ts';
import { tooLong } from './lengths.ts';
import type { Violation } from './violation.ts';

/** The most bytes of an address's texts (specification 2, section 5). */
export const addressBytes = { notes: 1000, street: 255 } as const;

/** The length of a text in bytes of UTF-8, as the server's storage counts. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The street of an address: its first part. */
export function streetOf(address: string): string {
  return address.split(/[,،、，]/u)[0]?.trim() ?? '';
}

/** Why an address cannot be saved; the first violation, or null. */
export function savedAddressViolation(address: SavedAddress): Violation | null {
  const { street_address, address_text, notes, latitude, longitude } = address;
  if (`${street_address}${address_text}`.trim() === '') return at('street_address', 'fill');
  if (latitude === null || longitude === null) return at('street_address', 'no-coordinates');
  const [card] = cardViolations({ ...address, latitude, longitude });
  if (card) return card;
  if (bytesOf(notes) > addressBytes.notes) return at('notes', 'notes-too-long');
  if (bytesOf(street_address) > addressBytes.street) return at('street_address', 'too-long');
  const long = addressParts.map(([part, max]) => tooLong(part, address[part], max));
  return long.find((violation) => violation !== null) ?? null;
}

/** The most characters of the parts without a rule of their own (`schemas/address.ts`). */
const addressParts = [
  ['unit', 60],
  ['building', 255],
  ['city', 300],
  ['postal_code', 20],
  ['address_text', 1000],
] as const;

function at(field: keyof SavedAddress, why: keyof typeof keys): Violation {
  return { field, key: keys[why] };
}

const keys = {
  fill: 'address.error.fill',
  'no-coordinates': 'address.error.no-coordinates',
  'notes-too-long': 'address.error.notes-too-long',
  'too-long': 'address.error.too-long',
} as const;
