import { outletOwners, outletPhone, type PhonePlan } from '#core/rules';
import type { OutletDetails } from '#schemas';

/** The columns of a collection point. */
export function columnsOf(outlet: OutletDetails, plan: PhonePlan) {
  const text = (value: string) => value.trim() || null;
  return {
    name: outlet.name.trim(),
    owners: outletOwners(outlet.users),
    phone: outletPhone(outlet.phone_number, plan),
    address_text: outlet.address.trim(),
    latitude: outlet.latitude,
    longitude: outlet.longitude,
    country_code: outlet.country_code,
    client_vendor_id: text(outlet.client_vendor_id),
    rider_instructions: text(outlet.rider_instructions),
    city: text(outlet.city),
    unit: text(outlet.unit),
    building: text(outlet.building),
    street: text(outlet.street),
    street_number: text(outlet.street_number),
    postal_code: text(outlet.postal_code),
  };
}
