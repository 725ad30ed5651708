import type { Order, RiderLocation, UnixTime } from '#schemas';
import type { Db, Fragment, Sql } from '../db/connect.ts';
import { isBoundFor, type Pace, type Plan, redirect } from './plan.ts';
import { positionOn, type Track } from './track.ts';

/** The plan of an order. */
export type Job = { order_id: string; plan: Plan };

/** Stores plans, once for each order; later changes of seed or speed do not affect them. */
export async function storeJobs(sql: Db, jobs: readonly Job[]): Promise<void> {
  await sql`insert into fleet_jobs (order_id, plan, next_at)
    select id, plan::jsonb, next_at
    from unnest(${jobs.map(({ order_id }) => order_id)}::text[],
      ${jobs.map(({ plan }) => JSON.stringify(plan))}::text[],
      ${jobs.map(({ plan }) => plan.steps[0]?.at ?? null)}::float8[]) as given (id, plan, next_at)
    on conflict (order_id) do nothing`;
}

/** Sends the riders of an order to where it goes now. */
export async function redirectJob(sql: Sql, order: Order, pace: Pace): Promise<void> {
  const [job] = await sql<{ plan: Plan }[]>`
    select plan from fleet_jobs where order_id = ${order.order_id}`;
  if (!job || isBoundFor(job.plan, order)) return;
  await sql`update fleet_jobs set plan = ${JSON.stringify(redirect(job.plan, order, pace))}::text::jsonb
    where order_id = ${order.order_id}`;
}

/** Deletes the plan of an order. */
export async function dropJob(sql: Sql, { order_id }: Order): Promise<void> {
  await sql`delete from fleet_jobs where order_id = ${order_id}`;
}

/** The position of a rider with a live order. */
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

/** The positions of the riders of these orders, each rider once. */
export async function locateRides(
  sql: Db,
  rides: Fragment,
  now: UnixTime,
): Promise<RiderLocation[]> {
  const rows = await sql<{ rider_id: string; track: Track | null }[]>`
    select distinct on (r.rider_id) r.rider_id, j.plan -> 'tracks' -> r.rider_id as track
    from (${rides}) r join fleet_jobs j on j.order_id = r.id order by r.rider_id, r.id`.shared();
  return rows.flatMap(({ rider_id, track }) => {
    const position = positionOn(track ?? [], now);
    return position ? [{ ...position, rider_id, updated_at: now }] : [];
  });
}
