import type { Market } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { hashPassword } from '../identity/passwords.ts';
import { type DemoMerchant, type DemoOutlet, demoMerchants } from './vendors.ts';
import { seedDemoVouchers } from './vouchers.ts';

/**
 * The accounts of the demo: a merchant in every market, a stranger who must see nothing of theirs, and a newcomer whose outlet has
 * no address yet.
 */
export const demoUsers = {
  merchant: { id: 'demo', email: 'demo@example.com', password: 'Demo!2026' },
  stranger: { id: 'other', email: 'other@example.com', password: 'Other!2026' },
  newcomer: { id: 'new', email: 'new@example.com', password: 'Newer!2026' },
} as const;

/** Puts the demo's people and outlets into the database, once; what somebody changed later stays changed. */
export async function seedDemo(sql: Sql, markets: ReadonlyMap<string, Market>): Promise<void> {
  const people = Object.values(demoUsers);
  const known = await sql`select 1 from users where id = any(${people.map(({ id }) => id)})`;
  if (known.length === people.length) return;
  const rows = await Promise.all(
    people.map(async ({ id, email, password }) => {
      return { id, email, password_hash: await hashPassword(password) };
    }),
  );
  await sql.begin(async (tx) => {
    await tx`insert into users ${tx(rows)} on conflict do nothing`;
    for (const merchant of demoMerchants) await seedMerchant(tx, merchant, markets);
    await seedDemoVouchers(tx, markets);
  });
}

type DemoRow = Omit<DemoOutlet, 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};
const nowhere = { latitude: null, longitude: null, postalCode: null } as const;
/** The outlet of each merchant whose orders may be paid by card. */
const paidOnline = 2;

async function seedMerchant(
  tx: Tx,
  merchant: DemoMerchant,
  markets: ReadonlyMap<string, Market>,
): Promise<void> {
  const rows = vendorRowsOf(merchant, markets);
  if (rows.length === 0) return;
  await tx`insert into vendors ${tx(rows)} on conflict do nothing`;
  await tx`insert into memberships ${tx(membershipsOf(merchant))} on conflict do nothing`;
}

/** A merchant as rows, the parent first; none without a market. */
export function vendorRowsOf(merchant: DemoMerchant, markets: ReadonlyMap<string, Market>) {
  const { id, name, outlets, newcomer, stranger, prospects = [], deployment, country } = merchant;
  const currency = markets.get(country)?.currency;
  const [office] = outlets;
  if (!currency || !office) return [];
  const row = (outlet: DemoRow, owner: string, parent: string | null = null) => ({
    ...{ id: outlet.id, name: outlet.name, deployment, currency, country_code: country },
    ...{ phone: outlet.phone, address_text: outlet.address, city: outlet.city },
    ...{ latitude: outlet.latitude, longitude: outlet.longitude, owners: [owner] },
    ...{ postal_code: outlet.postalCode, client_vendor_id: outlet.id, online_payment: false },
    ...{ is_registered: true, is_parent: false, parent_id: parent },
  });
  const { merchant: ours, stranger: theirs, newcomer: newest } = demoUsers;
  return [
    { ...row({ ...office, id, name }, ours.email), is_parent: true },
    ...outlets.map((each, nth) => ({
      ...row(each, ours.email, id),
      online_payment: nth === paidOnline,
    })),
    row(stranger, theirs.email),
    ...newcomerRows(newcomer).map((each) => row(each, newest.email)),
    ...prospects.map(({ owner, ...each }) => ({ ...row(each, owner), is_registered: false })),
  ];
}

/** Memberships of the demo's accounts. */
export function membershipsOf({ id, stranger, newcomer }: DemoMerchant) {
  const { merchant: ours, stranger: theirs, newcomer: newest } = demoUsers;
  return [
    { user_id: ours.id, vendor_id: id },
    { user_id: theirs.id, vendor_id: stranger.id },
    ...newcomerRows(newcomer).map((each) => ({ user_id: newest.id, vendor_id: each.id })),
  ];
}

function newcomerRows(newcomer: DemoMerchant['newcomer']): DemoRow[] {
  return newcomer ? [{ ...newcomer, ...nowhere }] : [];
}
