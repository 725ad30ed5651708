import { routeFee } from '#core/rules';
import type { Market, Order, Position, UnixTime, Vendor } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { type Plan, planFor } from '../fleet/plan.ts';
import { between, pick, type Random, randomFrom } from '../fleet/random.ts';
import { type Past, recordPast } from '../orders/journal.ts';
import { newOrder } from '../orders/new-order.ts';
import { takeNumbers } from '../orders/numbers.ts';
import { changed } from '../orders/record.ts';
import { findVendors } from '../vendors/repository.ts';
import customers from './customers.json' with { type: 'json' };
import menus from './menus.json' with { type: 'json' };
import { pastMoments } from './moments.ts';
import { demoMerchants } from './vendors.ts';

type Customer = Position & { name: string; address: string };
type Dish = { description: string; amount: number };

/** Orders of a merchant's first outlet and of each other one; the same number whenever a demo begins, so that its next order is too. */
const ordersOfFirst = 330;
const ordersOfOther = 180;
/** How many of a hundred orders that met trouble are let off: the simulation has more of it than a shop would bear. */
const letOff = 70;

const customersOf: Readonly<Record<string, readonly Customer[]>> = customers;
const menuOf: Readonly<Record<string, readonly Dish[]>> = menus;

/** Gives the demo's outlets two months of past orders, each with the journal that the fleet would have given it. */
export async function seedDemoOrders(
  sql: Sql,
  markets: ReadonlyMap<string, Market>,
  now: UnixTime,
): Promise<void> {
  for (const { country, outlets } of demoMerchants) {
    const market = markets.get(country);
    if (!market) continue;
    const ids = outlets.map(({ id }) => id);
    for (const vendor of await findVendors(sql, ids)) {
      const count = vendor.vendor_id === ids[0] ? ordersOfFirst : ordersOfOther;
      await sql.begin((tx) => seedOutlet(tx, { vendor, market, now, count }));
    }
  }
}

type Outlet = { vendor: Vendor; market: Market; now: UnixTime; count: number };

async function seedOutlet(tx: Tx, { vendor, market, now, count }: Outlet): Promise<void> {
  const { vendor_id } = vendor;
  // Instances that start together wait here for one another.
  await tx`select 1 from vendors where id = ${vendor_id} for no key update`;
  const busy = await tx`select 1 from orders where vendor_id = ${vendor_id} limit 1`;
  if (busy.length > 0) return;
  const random = randomFrom(`demo ${vendor_id}`);
  const moments = pastMoments(count, market, now, random);
  const first = (await takeNumbers(tx, vendor_id, count)) - count + 1;
  const past = moments.flatMap((at, nth) => {
    const order = pastOrder({ vendor, market, number: first + nth, at, random });
    return order ? [carriedOut(order, market, random)] : [];
  });
  if (past.length > 0) await recordPast(tx, vendor_id, past);
}

type Begun = { vendor: Vendor; market: Market; number: number; at: UnixTime; random: Random };

function pastOrder({ vendor, market, number, at, random }: Begun): Order | undefined {
  const { latitude, longitude } = vendor.vendor_information.location;
  const [regular, ...others] = customersOf[vendor.vendor_id] ?? [];
  const [usual, ...dishes] = menuOf[market.country] ?? [];
  if (latitude === null || longitude === null || !regular || !usual) return undefined;
  const source = { latitude, longitude };
  const { name, address, ...where } = pick(random, [regular, ...others]);
  const [first = 'PAID', ...methods] = market.paymentMethods;
  const payment_method = pick(random, [first, ...methods]);
  const { fee } = routeFee(market, { source, destination: where }, payment_method);
  return newOrder(
    {
      ...{ vendor_id: vendor.vendor_id, delivery_fee: fee, signature: '' },
      customer: {
        name,
        phone_number: phoneOf(name, market),
        location: { ...where, address, notes: '' },
      },
      order: { payment_method, ...pick(random, [usual, ...dishes]), cold_bag_needed: false },
    },
    {
      ...{ vendor, market, source, number, now: at },
      minutes: { estimation_pick_up_time: 15, estimation_delivery_time: 30 },
    },
  );
}

/** A person always has the same number; it begins with 000, which nobody has. */
function phoneOf(name: string, { phonePrefix }: Market): string {
  return `${phonePrefix}00000${Math.floor(between(randomFrom(name), 100, 1000))}`;
}

/** The order as its riders left it, with everything that became of it. */
function carriedOut(placed: Order, market: Market, random: Random): Past {
  const { steps } = ordinaryPlan(placed, market, random);
  let order = placed;
  const lines: Past['lines'][number][] = [{ at: placed.created_at, entry: { placed } }];
  for (const { at, change } of steps) {
    order = changed(order, change, at);
    lines.push({ at: order.updated_at, entry: change });
  }
  return { order, lines };
}

/** What becomes of it at the pace of real riders, a tenth of the simulation's. With these seeds the newest orders of each outlet were delivered. */
function ordinaryPlan(order: Order, market: Market, random: Random): Plan {
  const speed = between(random, 0.1, 0.16);
  const plan = planFor(order, market, { seed: 9, speed });
  const isLetOff = random() * 100 < letOff;
  const hasArrived = plan.steps.at(-1)?.change.status === 'DELIVERED';
  return hasArrived || !isLetOff ? plan : planFor(order, market, { seed: 3, speed });
}
