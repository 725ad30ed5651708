import type { Order, UnixTime } from '#schemas';
import { at } from '../clock.ts';
import type { Tx } from '../db/connect.ts';
import { isGuestId } from '../guests/tokens.ts';
import type { Deps } from '../module.ts';
import { anonymous, anonymousEntry, anonymousOfGuest } from './anonymous.ts';
import type { Entry } from './record.ts';

const day = 86_400;
/** Default days after an order's last change until its recipient is erased. */
export const usualRetention = 90;
/** Orders of one transaction, so that each is short. */
const mostOrders = 100;

type Old = { id: string; record: Order; placed_by: string | null };

/** For each market, the time before which personal data is erased. */
export function* oldIn({
  clock,
  markets,
}: Pick<Deps, 'clock' | 'markets'>): Generator<{ country: string; before: UnixTime }> {
  const now = clock();
  for (const { country, retentionDays = usualRetention } of markets.values())
    yield { country, before: now - retentionDays * day };
}

/** Erases the personal data of old orders, market by market. */
export async function forgetOldOrders(
  deps: Pick<Deps, 'sql' | 'clock' | 'markets'>,
): Promise<void> {
  const now = deps.clock();
  for (const old of oldIn(deps)) {
    while ((await deps.sql.begin((tx) => forgetSome(tx, { ...old, now }))) === mostOrders);
  }
}

type Age = { country: string; before: UnixTime; now: UnixTime };

async function forgetSome(tx: Tx, { country, before, now }: Age): Promise<number> {
  const old = await tx<Old[]>`
    select o.id, o.record, o.placed_by from orders o
    join vendors v on v.id = o.vendor_id and v.country_code = ${country}
    where o.erased_at is null and o.created_at < ${before}
      and (o.record ->> 'updated_at')::float8 < ${before}
    order by o.created_at limit ${mostOrders} for update of o skip locked`;
  for (const each of old) await eraseOrder(tx, each, now);
  return old.length;
}

/** Erases the personal data of an order everywhere: record, journal, feed, payment, ride, links and messages. */
export async function eraseOrder(
  tx: Tx,
  { id, record, placed_by }: Old,
  now: number,
): Promise<void> {
  const isGuest = isGuestId(placed_by);
  const left = isGuest ? anonymousOfGuest(record) : anonymous(record);
  await tx`update orders set record = ${JSON.stringify(left)}::text::jsonb, erased_at = ${now},
    body_hash = null, idempotency_key = null where id = ${id}`;
  const events = await tx<{ id: string; change: Entry }[]>`
    select id, change from order_events where order_id = ${id}`;
  for (const event of events) {
    const change = JSON.stringify(anonymousEntry(event.change, isGuest));
    await tx`update order_events set change = ${change}::text::jsonb where id = ${event.id}`;
  }
  await tx`update payment_intents set asked = '{}' where order_id = ${id}`;
  await tx`delete from fleet_jobs where order_id = ${id} and next_at is null`;
  await tx`delete from fleet_orders where order_id = ${id}`;
  await tx`delete from public_links where order_id = ${id}`;
  await tx`delete from messages where order_id = ${id}`;
  await tx`delete from guest_orders where order_id = ${id}`;
}

/** Erases the personal data of old payments without an order. */
export async function forgetOldIntents({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const before = clock() - usualRetention * day;
  await sql`update payment_intents set asked = '{}'
    where order_id is null and created_at < ${before} and asked <> '{}'`;
}

/** Deletes pickup codes whose day is over everywhere, also those of orders that an older version ended. */
export async function forgetOldCodes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await sql`update pickup_codes c set finished = true
    from orders o where o.id = c.order_id and o.over and not c.finished`;
  await sql`delete from pickup_codes
    where finished and day < (${at(clock())}::timestamptz at time zone 'UTC')::date - 1`;
}
