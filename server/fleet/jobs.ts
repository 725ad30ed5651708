import type { Order, RiderLocation, UnixTime } from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';
import { type Pace, type Plan, redirected } from './plan.ts';
import { positionOn, type Track } from './track.ts';

/** Stores what will become of an order; the plan stands even when the fleet's seed or speed changes later. */
export function storeJob(sql: Db, order: Order, plan: Plan): Fragment {
  return sql`insert into fleet_jobs (order_id, plan, next_at) values (${order.order_id},
    ${JSON.stringify(plan)}::text::jsonb, ${plan.steps[0]?.at ?? null}) returning order_id`;
}

/** Locks an order's job, as moving it on does, so that the two never wait for one another. */
export async function holdJob(tx: Tx, orderId: string): Promise<void> {
  await tx`select 1 from fleet_jobs where order_id = ${orderId} for update`;
}

/** Sends the riders of a held order to where it goes now. */
export async function redirectJob(tx: Tx, order: Order, pace: Pace): Promise<void> {
  const [job] = await tx<{ plan: Plan }[]>`
    select plan from fleet_jobs where order_id = ${order.order_id}`;
  if (!job) return;
  await tx`update fleet_jobs set plan = ${JSON.stringify(redirected(job.plan, order, pace))}::text::jsonb
    where order_id = ${order.order_id}`;
}

/** Where the rider of a live order is. */
export async function locateOnDuty(
  sql: Db,
  riderId: string,
  now: UnixTime,
): Promise<RiderLocation | undefined> {
  const [row] = await sql<{ track: Track | null }[]>`
    select j.plan -> 'tracks' -> ${riderId}::text as track
    from orders o join fleet_jobs j on j.order_id = o.id
    where o.rider_id = ${riderId} and not o.over`;
  const position = positionOn(row?.track ?? [], now);
  return position && { ...position, rider_id: riderId, updated_at: now };
}

/** Where the riders of these orders are; anyone who carries several is told once. */
export async function locateRides(
  sql: Db,
  rides: Fragment,
  now: UnixTime,
): Promise<RiderLocation[]> {
  const rows = await sql<{ rider_id: string; track: Track | null }[]>`
    select distinct on (r.rider_id) r.rider_id, j.plan -> 'tracks' -> r.rider_id as track
    from (${rides}) r join fleet_jobs j on j.order_id = r.id order by r.rider_id, r.id`;
  return rows.flatMap(({ rider_id, track }) => {
    const position = positionOn(track ?? [], now);
    return position ? [{ ...position, rider_id, updated_at: now }] : [];
  });
}
