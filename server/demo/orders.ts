import type { Market, Order, UnixTime, Vendor } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { type Plan, planFor } from '../fleet/plan.ts';
import { between, pick, type Random, randomFrom } from '../fleet/random.ts';
import { type Past, recordPast } from '../orders/journal.ts';
import { takeNumbers } from '../orders/numbers.ts';
import { changeOrder } from '../orders/record.ts';
import { findVendors } from '../vendors/repository.ts';
import { seedDemoBook } from './address-book.ts';
import { pastMoments } from './moments.ts';
import { customersOf, demoOrder } from './placed.ts';
import { type DemoMerchant, demoMerchants } from './vendors.ts';

/** Orders of a merchant's first outlet and of each other one; constant, so that the number of the next order is, too. */
const ordersOfFirst = 330;
const ordersOfOther = 180;
/** Percent of troubled orders that are replaced by smooth ones, since the simulation has more trouble than real shops. */
const letOff = 70;

/** Gives the demo's outlets two months of past orders with their journals, and an address book. */
export async function seedDemoOrders(
  sql: Sql,
  markets: ReadonlyMap<string, Market>,
  now: UnixTime,
): Promise<void> {
  const counts = { first: ordersOfFirst, other: ordersOfOther };
  for (const merchant of demoMerchants) {
    const market = markets.get(merchant.country);
    if (market) await seedPast(sql, { merchant, market, now, counts });
  }
}

type Merchant = {
  merchant: Pick<DemoMerchant, 'outlets'>;
  market: Market;
  now: UnixTime;
  /** Orders of its first outlet and of each other one. */
  counts: { first: number; other: number };
};

/** Gives the outlets of one merchant their past orders, once, and an address book. */
export async function seedPast(sql: Sql, { merchant, market, now, counts }: Merchant) {
  const ids = merchant.outlets.map(({ id }) => id);
  for (const vendor of await findVendors(sql, ids)) {
    const count = vendor.vendor_id === ids[0] ? counts.first : counts.other;
    await sql.begin((tx) => seedOutlet(tx, { vendor, market, now, count }));
  }
}

type Outlet = { vendor: Vendor; market: Market; now: UnixTime; count: number };

async function seedOutlet(tx: Tx, { vendor, market, now, count }: Outlet): Promise<void> {
  const { vendor_id } = vendor;
  // Serialise instances that start at the same time.
  await tx`select 1 from vendors where id = ${vendor_id} for no key update`;
  const busy = await tx`select 1 from orders where vendor_id = ${vendor_id} limit 1`;
  if (busy.length > 0) return;
  const [regular, ...others] = customersOf(vendor, market);
  if (!regular) return;
  const random = randomFrom(`demo ${vendor_id}`);
  const moments = pastMoments(count, market, now, random);
  const first = (await takeNumbers(tx, vendor_id, count)) - count + 1;
  const past = moments.flatMap((at, nth) => {
    const customer = pick(random, [regular, ...others]);
    const order = demoOrder({ vendor, market, customer, number: first + nth, at, random });
    return order ? [carryOut(order, market, random)] : [];
  });
  if (past.length > 0) await recordPast(tx, vendor_id, past);
  await seedDemoBook(tx, vendor_id, market);
}

/** The finished order with its history. */
function carryOut(placed: Order, market: Market, random: Random): Past {
  const { steps } = ordinaryPlan(placed, market, random);
  let order = placed;
  const lines: Past['lines'][number][] = [{ at: placed.created_at, entry: { placed } }];
  for (const { at, change } of steps) {
    order = changeOrder(order, change, at);
    lines.push({ at: order.updated_at, entry: change });
  }
  return { order, lines };
}

/** A plan at the speed of real riders, about a tenth of the simulation's. With these seeds, the newest orders of each outlet were delivered. */
function ordinaryPlan(order: Order, market: Market, random: Random): Plan {
  const speed = between(random, 0.1, 0.16);
  const plan = planFor(order, market, { seed: 9, speed });
  const isLetOff = random() * 100 < letOff;
  const hasArrived = plan.steps.at(-1)?.change.status === 'DELIVERED';
  return hasArrived || !isLetOff ? plan : planFor(order, market, { seed: 3, speed });
}
