import { preOrderTimes } from '#core/rules';
import type { Market, Order, OrderStatus, UnixTime, Vendor } from '#schemas';
import { daysOf } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql, Tx } from '../db/connect.ts';
import type { Fate } from '../fleet/fates.ts';
import { storeJobs } from '../fleet/jobs.ts';
import { type Plan, planFor } from '../fleet/plan.ts';
import { between, randomFrom } from '../fleet/random.ts';
import { recordPast } from '../orders/journal.ts';
import { takeNumbers } from '../orders/numbers.ts';
import { findVendors } from '../vendors/repository.ts';
import { customersOf, demoOrder } from './placed.ts';
import { type DemoMerchant, demoMerchants } from './vendors.ts';

/** An order placed `ago` minutes ago: its fate, and its status now. */
type Scene = { ago: number; fate: Fate; now: OrderStatus; isForLater?: true };

/** Orders under way, most interesting first, since outlets with few customers get only the first ones. */
const underWay: readonly Scene[] = [
  { ago: 15, fate: 'smooth', now: 'COURIER_LEFT_VENDOR' },
  { ago: 22, fate: 'lateToCustomer', now: 'DELAYED' },
  { ago: 5, fate: 'smooth', now: 'COURIER_ACCEPTED_DELIVERY' },
  { ago: 2, fate: 'smooth', now: 'WAITING_FOR_TRANSPORT' },
  { ago: 9, fate: 'smooth', now: 'NEAR_VENDOR' },
  { ago: 19, fate: 'smooth', now: 'NEAR_CUSTOMER' },
  { ago: 41, fate: 'smooth', now: 'WAITING_FOR_TRANSPORT', isForLater: true },
];
const over: readonly Scene[] = [85, 130, 215].map((ago) => {
  return { ago, fate: 'smooth', now: 'DELIVERED' };
});
/** How many orders a merchant's first outlet has, and each other one. */
const busiest = { underWay: underWay.length, over: 3 };
const quieter = { underWay: 3, over: 2 };
/** The speed of a delivery in about 25 minutes. */
const usualSpeed = 0.12;

type World = { config: Pick<Config, 'fleet' | 'dispatcher'>; markets: ReadonlyMap<string, Market> };

/**
 * Gives each demo outlet without orders today some orders under way, which the simulated fleet carries on; its first round brings them
 * to their present status. Opening hours are ignored.
 */
export async function seedLiveOrders(
  sql: Sql,
  { config, markets }: World,
  now: UnixTime,
): Promise<void> {
  for (const merchant of demoMerchants) {
    const market = markets.get(merchant.country);
    if (market) await seedDay(sql, { merchant, market, now, config });
  }
}

type Merchant = Pick<World, 'config'> & {
  merchant: Pick<DemoMerchant, 'outlets'>;
  market: Market;
  now: UnixTime;
};

/** Gives one merchant's outlets their orders of today. */
export async function seedDay(sql: Sql, { merchant, market, now, config }: Merchant) {
  if (config.dispatcher !== 'simulated') return;
  const { seed } = config.fleet;
  const ids = merchant.outlets.map(({ id }) => id);
  for (const vendor of await findVendors(sql, ids)) {
    const size = vendor.vendor_id === ids[0] ? busiest : quieter;
    await sql.begin((tx) => beginDay(tx, { vendor, market, size, seed, now }));
  }
}

type Day = { vendor: Vendor; market: Market; size: typeof quieter; seed: number; now: UnixTime };

async function beginDay(tx: Tx, day: Day): Promise<void> {
  const { vendor_id } = day.vendor;
  // Serialise instances that start at the same time.
  await tx`select 1 from vendors where id = ${vendor_id} for no key update`;
  if (await isBusy(tx, day)) return;
  const scenes = scenesOf(day);
  const last = await takeNumbers(tx, vendor_id, scenes.length);
  const begun = begin(day, scenes, last - scenes.length + 1);
  if (begun.length === 0) return;
  const past = begun.map(({ order }) => ({
    order,
    lines: [{ at: order.created_at, entry: { placed: order } }],
  }));
  await recordPast(tx, vendor_id, past);
  await storeJobs(
    tx,
    begun.map(({ order: { order_id }, plan }) => ({ order_id, plan })),
  );
}

async function isBusy(tx: Tx, { vendor: { vendor_id }, market, now }: Day): Promise<boolean> {
  const [last] = await tx<{ created_at: number; live: boolean }[]>`
    select created_at, exists (select from orders where vendor_id = ${vendor_id} and not over) as live
    from orders where vendor_id = ${vendor_id} order by created_at desc limit 1`;
  const dayOf = daysOf(market.timezone);
  return last !== undefined && (last.live || dayOf(last.created_at) === dayOf(now));
}

/** The scenes of a day, earliest first, as orders are numbered; no customer has two orders under way. */
function scenesOf({ vendor, market, size }: Day): readonly Scene[] {
  const people = customersOf(vendor, market).length;
  const now = underWay.slice(0, Math.min(size.underWay, people));
  return [...over.slice(0, size.over), ...now].toSorted((a, b) => b.ago - a.ago);
}

type Begun = { order: Order; plan: Plan };

/** The orders as placed, with their plans; random, so that outlets differ. */
function begin(day: Day, scenes: readonly Scene[], first: number): Begun[] {
  const { vendor, market, seed, now } = day;
  const random = randomFrom(`${seed} ${vendor.vendor_id} ${Math.floor(now)}`);
  const customers = customersOf(vendor, market);
  const start = Math.floor(random() * customers.length);
  const stretch = between(random, 0.85, 1.15);
  return scenes.flatMap((scene, nth) => {
    const customer = customers[(start + nth) % customers.length];
    const [preordered_for] = scene.isForLater ? preOrderTimes({ market, now }) : [];
    const at = now - scene.ago * stretch * 60;
    const later = preordered_for === undefined ? {} : { preordered_for };
    const asked = { vendor, market, number: first + nth, at, random, ...later };
    const order = customer && demoOrder({ ...asked, customer });
    return order ? [{ order, plan: planTo(scene, order, { market, seed, now }) }] : [];
  });
}

/** A plan whose speed puts the order in the middle of its present status. */
function planTo(scene: Scene, order: Order, { market, seed, now }: Omit<Day, 'vendor' | 'size'>) {
  const at = (speed: number) => planFor(order, market, { seed, speed }, scene.fate);
  const { steps } = at(1);
  const nth = steps.findIndex(({ change }) => change.status === scene.now);
  const [reached, left] = [steps[nth]?.at, steps[nth + 1]?.at];
  if (scene.isForLater || reached === undefined || left === undefined) return at(usualSpeed);
  return at(((reached + left) / 2 - order.created_at) / (now - order.created_at));
}
