import { isOver } from '#core/rules';
import type { Order, UnixTime } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { isUnreachable } from '../http/unreachable.ts';
import { type Changed, recordChanges } from '../orders/journal.ts';
import { changed } from '../orders/record.ts';
import type { Plan } from './plan.ts';

/** Orders of an outlet that move on together, how many are looked at together, and seconds until one that could not is tried again. */
const mostTogether = 50;
const mostDue = 500;
const rest = 30;

type Job = { order_id: string; plan: Plan; done: number };
type Told = (orderId: string, cause: unknown) => void;

/** Takes every step that is due, each at its own time, so that a pause leaves no trace; answers when the next one is. */
export async function takeDueSteps(
  sql: Sql,
  now: UnixTime,
  isStopping = () => false,
  told: Told = () => undefined,
): Promise<UnixTime | undefined> {
  let moved = 1;
  while (moved > 0 && !isStopping()) {
    moved = 0;
    for (const [vendorId, orderIds] of await findDue(sql, now)) {
      for (let from = 0; from < orderIds.length && !isStopping(); from += mostTogether) {
        const together = orderIds.slice(from, from + mostTogether);
        moved += await advance(sql, { vendorId, now, told }, together);
      }
    }
  }
  const [row] = await sql<{ next: number | null }[]>`select min(next_at) as next from fleet_jobs`;
  return row?.next ?? undefined;
}

/** The orders that are due, by outlet; those that wait longest first. */
async function findDue(sql: Sql, now: UnixTime): Promise<ReadonlyMap<string, string[]>> {
  const rows = await sql<{ order_id: string; vendor_id: string }[]>`
    select j.order_id, o.vendor_id from fleet_jobs j join orders o on o.id = j.order_id
    where j.next_at <= ${now} order by j.next_at limit ${mostDue}`;
  const due = new Map<string, string[]>();
  for (const { order_id, vendor_id } of rows) {
    due.set(vendor_id, [...(due.get(vendor_id) ?? []), order_id]);
  }
  return due;
}

type Outlet = { vendorId: string; now: UnixTime; told: Told };

/** Moves orders of an outlet on, in one transaction; when that fails each by itself, and whichever fails then has to wait. Answers how many. */
async function advance(sql: Sql, outlet: Outlet, orderIds: readonly string[]): Promise<number> {
  const { vendorId, now, told } = outlet;
  try {
    return await sql.begin((tx) => advanceTogether(tx, vendorId, orderIds, now));
  } catch (cause) {
    if (isUnreachable(cause)) throw cause;
    const [first = '', ...others] = orderIds;
    if (others.length === 0) {
      told(first, cause);
      return postpone(sql, first, now);
    }
    let moved = 0;
    for (const each of orderIds) moved += await advance(sql, outlet, [each]);
    return moved;
  }
}

async function postpone(sql: Sql, orderId: string, now: UnixTime): Promise<number> {
  const { count } = await sql`update fleet_jobs set next_at = ${now + rest}
    where order_id = ${orderId} and next_at <= ${now}`;
  return count;
}

/** The first instance to lock a job moves it on; the others pass it by. Of an order that is over nothing is kept. */
async function advanceTogether(
  tx: Tx,
  vendorId: string,
  orderIds: readonly string[],
  now: UnixTime,
): Promise<number> {
  const jobs = await tx<Job[]>`
    select order_id, plan, done from fleet_jobs
    where order_id = any(${[...orderIds]}) and next_at <= ${now}
    order by order_id for update skip locked`;
  if (jobs.length === 0) return 0;
  const rows = await tx<{ id: string; record: Order }[]>`
    select id, record from orders where id = any(${jobs.map(({ order_id }) => order_id)})
    order by id for update`;
  const orders = new Map(rows.map(({ id, record }) => [id, record]));
  const moves = jobs.map((job) => stepsOf(job, orders.get(job.order_id), now));
  const changes = moves
    .flatMap((move) => move.changes)
    .toSorted((a, b) => a.after.updated_at - b.after.updated_at);
  if (changes.length > 0) await recordChanges(tx, vendorId, changes);
  await keepJobs(tx, moves);
  return jobs.length;
}

type Move = {
  orderId: string;
  changes: Changed[];
  done: number;
  next: number | null;
  ends: boolean;
};

/** What is due of a plan, and what is left of it. */
function stepsOf({ order_id: orderId, plan, done }: Job, before: Order | undefined, now: UnixTime) {
  const changes: Changed[] = [];
  let order = before;
  for (const { at, change } of plan.steps.slice(done)) {
    if (at > now || !order || isOver(order)) break;
    order = changed(order, change, at);
    changes.push({ after: order, change });
  }
  const reached = done + changes.length;
  const next = plan.steps[reached]?.at ?? null;
  return { orderId, changes, done: reached, next, ends: !order || isOver(order) } satisfies Move;
}

async function keepJobs(tx: Tx, moves: readonly Move[]): Promise<void> {
  const ended = moves.filter(({ ends }) => ends).map(({ orderId }) => orderId);
  if (ended.length > 0) await tx`delete from fleet_jobs where order_id = any(${ended})`;
  const left = moves.filter(({ ends }) => !ends);
  if (left.length === 0) return;
  await tx`
    update fleet_jobs j set done = l.done, next_at = l.next
    from unnest(${left.map(({ orderId }) => orderId)}::text[], ${left.map(({ done }) => done)}::int[],
      ${left.map(({ next }) => next)}::float8[]) as l (id, done, next)
    where j.order_id = l.id`;
}
