import { routeFee } from '#core/rules';
import type { Market, Order, UnixTime, Vendor } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { planFor } from '../fleet/plan.ts';
import { recordChange, recordOrder } from '../orders/journal.ts';
import { newOrder } from '../orders/new-order.ts';
import { nextOrderNumber } from '../orders/numbers.ts';
import { findVendors } from '../vendors/repository.ts';
import customers from './customers.json' with { type: 'json' };
import { demoMerchants } from './vendors.ts';

type Customer = {
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  description: string;
  amount: number;
};

const hour = 3600;
/** Hours ago at which each customer ordered: days before today in every time zone. */
const hoursAgo = [50, 75, 99, 123] as const;
/** The pace of real riders, who take half an hour, in that of the simulation. */
const pace = { seed: 2, speed: 0.1 };
const customersOf: Readonly<Record<string, readonly Customer[]>> = customers;

/** Gives the demo's outlets a past: orders of other days, each with the history that the fleet would have given it. */
export async function seedDemoOrders(
  sql: Sql,
  markets: ReadonlyMap<string, Market>,
  now: UnixTime,
): Promise<void> {
  for (const { country, outlets } of demoMerchants) {
    const market = markets.get(country);
    if (!market) continue;
    const ids = outlets.map(({ id }) => id);
    for (const [nth, vendor] of (await findVendors(sql, ids)).entries()) {
      await sql.begin((tx) => seedOutlet(tx, vendor, market, now - nth * 0.7 * hour));
    }
  }
}

async function seedOutlet(tx: Tx, vendor: Vendor, market: Market, now: UnixTime): Promise<void> {
  const { vendor_id } = vendor;
  // Instances that start together wait here for one another.
  await tx`select 1 from vendors where id = ${vendor_id} for no key update`;
  const busy = await tx`select 1 from orders where vendor_id = ${vendor_id} limit 1`;
  if (busy.length > 0) return;
  for (const [nth, customer] of customersOf[vendor_id]?.entries() ?? []) {
    const number = await nextOrderNumber(tx, vendor_id);
    const at = now - (hoursAgo[nth] ?? 150) * hour;
    let order = pastOrder({ vendor, market, number, at, customer });
    if (!order) return;
    await recordOrder(tx, order);
    for (const step of planFor(order, market, pace).steps) {
      order = await recordChange(tx, order, step.change, step.at);
    }
  }
}

type Past = { vendor: Vendor; market: Market; number: number; at: UnixTime; customer: Customer };

function pastOrder({ vendor, market, number, at, customer }: Past): Order | undefined {
  const { latitude, longitude } = vendor.vendor_information.location;
  if (latitude === null || longitude === null) return undefined;
  const source = { latitude, longitude };
  const [payment_method = 'PAID'] = market.paymentMethods;
  const { fee } = routeFee(market, { source, destination: customer }, payment_method);
  const { name, address, description, amount } = customer;
  const where = { latitude: customer.latitude, longitude: customer.longitude };
  return newOrder(
    {
      ...{ vendor_id: vendor.vendor_id, delivery_fee: fee, signature: '' },
      customer: {
        name,
        phone_number: `${market.phonePrefix}00000${String(100 + number)}`,
        location: { ...where, address, notes: '' },
      },
      order: { payment_method, amount, description, cold_bag_needed: false },
    },
    {
      ...{ vendor, market, source, number, now: at },
      minutes: { estimation_pick_up_time: 15, estimation_delivery_time: 30 },
    },
  );
}
