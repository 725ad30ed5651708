import { isOver } from '#core/rules';
import type { Order, UnixTime } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { type Report, takeReports } from '../dispatch/report.ts';
import { isUnreachable } from '../http/unreachable.ts';
import { mergeChanges, type Plan } from './plan.ts';

/** Orders of an outlet in one transaction, orders of one look, and seconds until a failed one is tried again. */
const mostTogether = 50;
const mostDue = 500;
const rest = 30;

type Job = { order_id: string; plan: Plan; done: number };
type Told = (orderId: string, cause: unknown) => void;

/** Takes all due steps, each dated at its own time, so that a pause of the server does not show; answers when the next is due. */
export async function takeDueSteps(
  sql: Sql,
  now: UnixTime,
  isStopping = () => false,
  told: Told = () => undefined,
  whose: 'all' | 'tries' = 'all',
): Promise<UnixTime | undefined> {
  let moved = 1;
  while (moved > 0 && !isStopping()) {
    moved = 0;
    for (const [vendorId, orderIds] of await findDue(sql, now, whose)) {
      for (let from = 0; from < orderIds.length && !isStopping(); from += mostTogether) {
        const together = orderIds.slice(from, from + mostTogether);
        moved += await advance(sql, { vendorId, now, told }, together);
      }
    }
  }
  const [row] = await sql<{ next: number | null }[]>`
    select min(j.next_at) as next from fleet_jobs j
    where ${whose === 'all'} or exists (
      select 1 from orders o join test_vendors t on t.vendor_id = o.vendor_id where o.id = j.order_id)`;
  return row?.next ?? undefined;
}

/** The due orders by outlet, longest due first. */
async function findDue(
  sql: Sql,
  now: UnixTime,
  whose: 'all' | 'tries',
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await sql<{ order_id: string; vendor_id: string }[]>`
    select j.order_id, o.vendor_id from fleet_jobs j join orders o on o.id = j.order_id
    where j.next_at <= ${now} and (${whose === 'all'} or o.vendor_id in (select vendor_id from test_vendors))
    order by j.next_at limit ${mostDue}`;
  const due = new Map<string, string[]>();
  for (const { order_id, vendor_id } of rows) {
    due.set(vendor_id, [...(due.get(vendor_id) ?? []), order_id]);
  }
  return due;
}

type Outlet = { vendorId: string; now: UnixTime; told: Told };

/** Moves orders of an outlet on in one transaction, or, if that fails, each in its own; failing ones are retried later. Answers how many moved. */
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

/** Moves orders on that no other instance has locked; deletes the plans of ended ones. */
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
  const moves = jobs.map((job) => moveOf(job, now));
  const reports = moves.flatMap((move) => move.reports);
  const orders = await takeReports(tx, vendorId, reports);
  await keepJobs(
    tx,
    moves.map((move) => ({ ...move, ends: hasEnded(move, orders.get(move.orderId)) })),
  );
  return jobs.length;
}

type Move = { orderId: string; reports: Report[]; done: number; next: number | null };

/** The due report of a plan, and its remaining steps. */
function moveOf({ order_id, plan, done }: Job, now: UnixTime): Move {
  const { steps } = plan;
  const later = steps.findIndex(({ at }, nth) => nth >= done && at > now);
  const reached = later < 0 ? steps.length : later;
  const reports = steps.slice(done, reached).map(({ at }, nth): Report => {
    const told = steps.slice(0, done + nth + 1).map(({ change }) => change);
    return { order_id, nth: done + nth + 1, at, says: mergeChanges(told) };
  });
  return { orderId: order_id, reports, done: reached, next: steps[reached]?.at ?? null };
}

function hasEnded({ reports }: Move, order: Order | undefined): boolean {
  return reports.length > 0 && (!order || isOver(order));
}

async function keepJobs(tx: Tx, moves: readonly (Move & { ends: boolean })[]): Promise<void> {
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
