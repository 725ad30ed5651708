import { statusGroups } from '#core/rules';
import type { endpoints, OrderSummary } from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { matching } from '../orders/filter.ts';
import { type Offsets, offsetsOf } from './offsets.ts';
import { checkPeriod } from './period.ts';

type Figures = Omit<OrderSummary, 'days'>;
type Row = Figures & { day: string | null };

/** Summarises orders in the database: a row for each day with orders, and a total, whose day is null. */
export async function summarizeOrders(
  call: Call<typeof endpoints.summarizeOrders>,
): Promise<OrderSummary> {
  const { sql, market, input } = call;
  checkPeriod(input.query, market);
  const those = matching({ sql, market, ...input, vendorId: input.params.vendorId });
  const day = dayBy(sql, await clocksOver(call, those));
  const rows = await sql<Row[]>`
    with measured as (
      select
        ${day} as day,
        status,
        coalesce((record #>> '{order,amount}')::numeric, 0) as goods,
        greatest(coalesce((record ->> 'delivery_fee')::numeric, 0)
          - coalesce((record ->> 'total_discount')::numeric, 0)
          + coalesce((select sum((line ->> 'amount')::numeric)
            from jsonb_array_elements(record -> 'price_lines') line), 0), 0) as fee,
        coalesce((record #>> '{cancellation,charge}')::numeric, 0) as charge,
        case when preordered_for is null then reached.pickup - created_at end as pickup,
        case when preordered_for is null then reached.dropoff - created_at end as dropoff
      from orders, lateral (select
          min((entry ->> 'created_at')::float8) filter (where entry ->> 'status' = 'PICKED_UP') as pickup,
          min((entry ->> 'created_at')::float8) filter (where entry ->> 'status' = 'DELIVERED') as dropoff
        from jsonb_array_elements(record -> 'status_history') entry
      ) reached
      where ${those}
    )
    select day, count(*)::int as orders,
      (count(*) filter (where status = 'DELIVERED'))::int as deliveries,
      (count(*) filter (where status = any(${[...statusGroups.cancelledLike]})))::int as cancellations,
      (count(*) filter (where status = 'RETURNED_TO_VENDOR'))::int as returns,
      coalesce(sum(goods) filter (where status = 'DELIVERED'), 0)::float8 as goods,
      coalesce(sum(fee) filter
        (where status = any(${[...statusGroups.deliveredOrReturned]})), 0)::float8 as spend,
      coalesce(sum(charge), 0)::float8 as charges,
      percentile_cont(0.5) within group (order by pickup) / 60 as median_pickup_minutes,
      percentile_cont(0.5) within group (order by dropoff) / 60 as median_dropoff_minutes
    from measured group by grouping sets ((day), ()) order by day`;
  return summaryOf(rows);
}

/** The local day of an order's creation, by the given offsets. */
function dayBy(sql: Db, { starts, ahead }: Offsets): Fragment {
  const shown = sql`created_at
    + (${ahead}::float8[])[width_bucket(created_at, ${starts}::float8[])]`;
  return sql`to_char(to_timestamp(${shown}) at time zone 'UTC', 'YYYY-MM-DD')`;
}

/** The deployment's offsets over the period of those orders. */
async function clocksOver(
  { sql, deployment, input }: Call<typeof endpoints.summarizeOrders>,
  those: Fragment,
): Promise<Offsets> {
  const { timezone } = deployment;
  const { from, to } = input.query;
  if (from !== undefined && to !== undefined) return offsetsOf(from, to, timezone);
  const [span] = await sql<{ first: number | null; last: number | null }[]>`
    select min(created_at) as first, max(created_at) as last from orders where ${those}`;
  return offsetsOf(span?.first ?? 0, span?.last ?? 0, timezone);
}

function summaryOf(rows: readonly Row[]): OrderSummary {
  const [whole = nothing] = rows.filter(({ day }) => day === null);
  const days = rows.flatMap(({ day, ...figures }) => (day === null ? [] : [{ ...figures, day }]));
  return { ...whole, days };
}

const nothing: Figures = {
  orders: 0,
  deliveries: 0,
  cancellations: 0,
  returns: 0,
  goods: 0,
  spend: 0,
  charges: 0,
  median_pickup_minutes: null,
  median_dropoff_minutes: null,
};
