import type { Vendor } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { KeptAnswers } from '../kept/answers.ts';

type Row = {
  id: string;
  parent_id: string | null;
  client_vendor_id: string | null;
  is_parent: boolean;
  is_active: boolean;
  is_registered: boolean;
  name: string;
  currency: string;
  owners: string[];
  phone: string;
  address_text: string;
  building: string | null;
  city: string | null;
  country_code: string;
  latitude: number | null;
  longitude: number | null;
  postal_code: string | null;
  street: string | null;
  street_number: string | null;
  unit: string | null;
  rider_instructions: string | null;
  online_payment: boolean;
  is_test: boolean;
  available_at: number | null;
  login_pickup_estimation: number | null;
};

/** Vendors by id, parents first and then by name. */
export async function findVendors(sql: Db, ids: readonly string[]): Promise<Vendor[]> {
  const rows = await sql<Row[]>`
    select v.*, exists (select from test_vendors t where t.vendor_id = v.id) as is_test
    from vendors v where id = any(${[...ids]}) order by not is_parent, name, id`;
  return rows.map(toVendor);
}

/** One vendor, cached for a moment. */
export function keptVendor(
  { sql, kept }: { sql: Db; kept: KeptAnswers },
  id: string,
): Promise<Vendor | undefined> {
  return kept.vendors.get(id, async () => (await findVendors(sql, [id]))[0]);
}

/** The merchant of a vendor: the parent, by which orders of all its outlets are numbered. */
export async function merchantOf(
  call: { sql: Db; kept: KeptAnswers },
  vendorId: string,
): Promise<string> {
  return (await keptVendor(call, vendorId))?.parent_vendor_id ?? vendorId;
}

function toVendor(row: Row): Vendor {
  const { parent_id, client_vendor_id, is_parent, is_active, is_registered } = row;
  const { name, currency, owners, phone, address_text, country_code, latitude, longitude } = row;
  const { building, city, postal_code, street, street_number, unit, rider_instructions } = row;
  const { available_at, login_pickup_estimation } = row;
  const details = { building, city, postal_code, street, street_number, unit, rider_instructions };
  return {
    vendor_id: row.id,
    ...{ parent_vendor_id: parent_id, client_vendor_id, is_parent, is_active, is_registered },
    online_payment: row.online_payment,
    ...(row.is_test && { is_test: true }),
    ...dropNulls({ available_at, login_pickup_estimation }),
    vendor_information: {
      ...{ name, currency, owners, contact: { phone } },
      location: { address_text, country_code, latitude, longitude, ...dropNulls(details) },
    },
  };
}

/** Drops nulls. */
function dropNulls<Values extends Record<string, string | number | null>>(
  values: Values,
): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>;
  };
}
