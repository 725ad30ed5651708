import { savedAddressViolation } from '#core/rules';
import type { endpoints, Vendor } from '#schemas';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { findVendors } from './repository.ts';

/** Saves the address of an outlet. */
export async function saveVendorAddress({
  sql,
  market,
  input,
}: Call<typeof endpoints.saveVendorAddress>): Promise<Vendor> {
  const { params, body } = input;
  const violation = savedAddressViolation(body);
  if (violation) throw invalidAddress(violation.key, violation.field);
  if (body.country_code !== market.country) {
    throw invalidAddress('address.error.update', 'country_code');
  }
  await sql`update vendors set ${sql({
    address_text: body.address_text || body.street_address,
    building: body.building || null,
    city: body.city || null,
    country_code: body.country_code,
    latitude: body.latitude,
    longitude: body.longitude,
    postal_code: body.postal_code || null,
    street: body.street_address || null,
    street_number: null,
    unit: body.unit || null,
    rider_instructions: body.notes || null,
  })} where id = ${params.vendorId}`;
  const [vendor] = await findVendors(sql, [params.vendorId]);
  if (!vendor) throw refusals.unknown();
  return vendor;
}

/** Refuses an address: `key` is the message, `field` the field of the body to show it at. */
export function invalidAddress(key: string, field: string) {
  return refusal(400, 'InvalidAddress', 'The address cannot be saved as it is.', {
    key,
    field: `body.${field}`,
  });
}
