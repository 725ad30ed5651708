import { phoneCharacters, streetOf } from '#core/rules';
import type {
  AddressBookEntry,
  Customer,
  Destination,
  RequestFields,
  SavedCustomer,
  Vendor,
} from '#schemas';

type Chosen = { readonly destination: Destination; readonly fields: RequestFields };

/** The destination and fields that an entry fills in; null for an address without coordinates. */
export function choiceOf(entry: AddressBookEntry): Chosen | null {
  const { latitude, longitude, address_text, street_address, city } = entry;
  if (latitude === null || longitude === null) return null;
  return {
    destination: {
      ...{ latitude, longitude, city, area: '' },
      address: address_text || street_address,
    },
    fields: {
      destinationName: entry.name,
      destinationPhoneNumber: entry.phone_number,
      destinationUnitNumber: entry.unit,
      destinationBuilding: entry.building,
      riderNotes: entry.notes,
    },
  };
}

/** The recipient of a request as a customer to keep. */
export function customerFrom(
  fields: RequestFields,
  destination: Destination,
  { vendor_information }: Vendor,
): SavedCustomer {
  const text = (key: string) => fields[key]?.trim() ?? '';
  const { latitude, longitude, address, city } = destination;
  return {
    ...{ latitude, longitude, city, address_text: address, postal_code: '' },
    name: text('destinationName'),
    phone_number: phoneCharacters(text('destinationPhoneNumber')),
    unit: text('destinationUnitNumber'),
    building: text('destinationBuilding'),
    notes: text('riderNotes'),
    street_address: streetOf(address),
    country_code: vendor_information.location.country_code,
  };
}

/** An entry as the customer of an order; null for an address without coordinates. */
export function recipientFrom(entry: AddressBookEntry): Customer | null {
  const { name, phone_number, latitude, longitude, address, unit, building, notes } = entry;
  if (latitude === null || longitude === null) return null;
  const location = { latitude, longitude, address, notes, unit_number: unit, building };
  return { name, phone_number, location };
}

/** An entry without its id and composed address. */
export function customerOf({ id: _, address: __, ...customer }: AddressBookEntry): SavedCustomer {
  return customer;
}

/** An empty customer in an outlet's country. */
export function newCustomer(vendor: Vendor | null): SavedCustomer {
  return {
    ...{ name: '', phone_number: '', unit: '', building: '', notes: '' },
    ...{ street_address: '', address_text: '', city: '', postal_code: '' },
    ...{ latitude: null, longitude: null },
    country_code: vendor?.vendor_information.location.country_code ?? '',
  };
}
