import type { endpoints } from '#schemas';
import type { Call } from '../http/serve.ts';

/** Counts the orders under way of all outlets at once; those for later count from their time on. */
export async function countUnderWay({ sql, who, clock }: Call<typeof endpoints.countUnderWay>) {
  const outlets = await sql<{ vendor_id: string; under_way: number }[]>`
    select vendor_id, count(*)::int as under_way from orders
    where vendor_id = any(${[...who.vendorIds]}) and not over
      and (preordered_for is null or preordered_for <= ${clock()})
    group by vendor_id order by vendor_id`;
  return { outlets: [...outlets] };
}
