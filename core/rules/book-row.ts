import type { SavedCustomer } from '#schemas';
import type { BookCells } from './book-columns.ts';
import { readPosition } from './bulk/cells.ts';
import type { BulkContext } from './bulk/row.ts';
import { internationalPhone } from './phone.ts';
import { streetOf } from './saved-address.ts';
import { savedCustomerViolation } from './saved-customer.ts';
import type { Violation } from './violation.ts';

/** What a row of a file says of a customer, or why it cannot be kept. */
export type BookRow =
  | { readonly customer: SavedCustomer; readonly problem: null }
  | { readonly customer: null; readonly problem: Violation };

type BookContext = Pick<BulkContext, 'market' | 'phonePlan'>;

/** Reads the customer of a row. Coordinates may be missing: then the place is looked up from the address. */
export function readBookRow(row: BookCells, { market, phonePlan }: BookContext): BookRow {
  const position = readPosition(row.latitude, row.longitude, market.extent);
  if ('problem' in position) {
    const { field, key } = position.problem;
    return { customer: null, problem: { field, key } };
  }
  const phone = row.recipient_phone_number.trim();
  const address = row.recipient_address.trim();
  const customer = {
    name: row.recipient_name.trim(),
    // A spreadsheet may have dropped the plus.
    phone_number: internationalPhone(phone, phonePlan) ?? phone,
    unit: row.unit_number.trim(),
    building: row.building.trim(),
    address_text: address,
    street_address: streetOf(address),
    notes: row.recipient_notes.trim(),
    city: row.city.trim(),
    postal_code: row.postal_code.trim(),
    country_code: market.country,
  };
  const nowhere = { latitude: null, longitude: null };
  // Check everything but the position, which may still have to be looked up.
  const problem = savedCustomerViolation({ ...customer, latitude: 0, longitude: 0 }, phonePlan);
  if (problem !== null) return { customer: null, problem };
  return { customer: { ...customer, ...(position.value ?? nowhere) }, problem: null };
}
