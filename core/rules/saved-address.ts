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

/** Why an address cannot be saved; the first of all violations, or null. */
export function savedAddressViolation(address: SavedAddress): Violation | null {
  return savedAddressViolations(address)[0] ?? null;
}

/** All that keeps an address from being saved, one violation for each field. */
export function savedAddressViolations(address: SavedAddress): readonly Violation[] {
  const { street_address, notes, latitude, longitude } = address;
  const all = [
    placeViolation(address),
    ...cardViolations({ ...address, latitude: latitude ?? 0, longitude: longitude ?? 0 }),
    bytesOf(notes) > addressBytes.notes ? at('notes', 'notes-too-long') : null,
    bytesOf(street_address) > addressBytes.street ? at('street_address', 'too-long') : null,
    ...addressParts.map(([part, max]) => tooLong(part, address[part], max)),
  ].filter((violation) => violation !== null);
  return all.filter(({ field }, nth) => all.findIndex((each) => each.field === field) === nth);
}

function placeViolation({
  street_address,
  address_text,
  latitude,
  longitude,
}: SavedAddress): Violation | null {
  if (`${street_address}${address_text}`.trim() === '') return at('street_address', 'fill');
  if (latitude === null || longitude === null) return at('street_address', 'no-coordinates');
  return null;
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
