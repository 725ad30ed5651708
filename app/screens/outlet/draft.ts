import type { ChangedOutlet, CountryCode, Id, Vendor } from '#schemas';
import { locationOf, noLocation, type OutletLocation } from './location.ts';

/** What is typed about a collection point (specification 1, section 3); an empty owner is a free slot. */
export type OutletFields = {
  parentVendorId: string;
  clientVendorId: string;
  name: string;
  unitNo: string;
  building: string;
  phone: string;
  riderInstructions: string;
  owners: { email: string }[];
  location: OutletLocation;
};

/** A collection point while somebody describes it; `key` makes a second try to add it the same as the first. */
export type OutletDraft = {
  /** Null for one that is to be added. */
  readonly vendorId: Id | null;
  readonly key: string;
  readonly fields: OutletFields;
};

export function draftOfNew(parentVendorId: Id, country: CountryCode, key: string): OutletDraft {
  const texts = { clientVendorId: '', name: '', unitNo: '', building: '', phone: '' };
  const location = noLocation(country);
  const owners = [{ email: '' }];
  return {
    ...{ vendorId: null, key },
    fields: { ...texts, parentVendorId, riderInstructions: '', owners, location },
  };
}

export function draftOf(vendor: Vendor): OutletDraft {
  const { vendor_id: vendorId, vendor_information } = vendor;
  const { name, owners, contact, location } = vendor_information;
  return {
    ...{ vendorId, key: '' },
    fields: {
      parentVendorId: vendor.parent_vendor_id ?? '',
      clientVendorId: vendor.client_vendor_id ?? '',
      ...{ name, phone: contact.phone },
      unitNo: location.unit ?? '',
      building: location.building ?? '',
      riderInstructions: location.rider_instructions ?? '',
      owners: (owners.length > 0 ? owners : ['']).map((email) => ({ email })),
      location: locationOf(location),
    },
  };
}

/** The collection point as it is sent. */
export function bodyOf({ location, owners, ...fields }: OutletFields): ChangedOutlet {
  const { latitude, longitude, city, street } = location;
  return {
    parent_vendor_id: fields.parentVendorId || null,
    client_vendor_id: fields.clientVendorId.trim(),
    name: fields.name.trim(),
    ...{ latitude, longitude, city, street },
    address: location.formatted_address.trim(),
    rider_instructions: fields.riderInstructions.trim(),
    phone_number: fields.phone,
    users: owners.map(({ email }) => email.trim()),
    unit: fields.unitNo.trim(),
    building: fields.building.trim(),
    postal_code: location.zipcode,
    country_code: location.countryCode,
    street_number: location.streetNumber,
  };
}

/** Where the form shows what is wrong with a part of the body, such as `users.1`. */
export function fieldOf(part: string): (string | number)[] {
  const [name = '', slot] = part.split('.');
  if (name === 'users') return ['owners', Number(slot ?? 0), 'email'];
  return [names[name] ?? name];
}

const names: Readonly<Record<string, string | undefined>> = {
  parent_vendor_id: 'parentVendorId',
  client_vendor_id: 'clientVendorId',
  phone_number: 'phone',
  unit: 'unitNo',
  rider_instructions: 'riderInstructions',
  address: 'location',
};
