import type { endpoints, ResultOf } from '#schemas';
import type { Call } from '../http/serve.ts';

type Changes = ResultOf<typeof endpoints.listOrderChanges>;

/** What people and programs of a merchant did with an order. Names are looked up now, so that erased people have none. */
export async function listOrderChanges({
  sql,
  input,
}: Call<typeof endpoints.listOrderChanges>): Promise<Changes> {
  const changes = await sql<Changes['changes']>`
    select e.at, coalesce(u.name, u.email, k.name) as by, case
      when e.change ? 'placed' then 'placed'
      when e.change ->> 'status' = 'CANCELLED' then 'cancelled' else 'edited' end as what
    from orders o join order_events e on e.order_id = o.id
    left join users u on u.id = coalesce(e.change #>> '{by,user}', case when e.change ? 'placed' then o.placed_by end)
    left join service_keys k on k.id = e.change #>> '{by,key}'
    where o.id = ${input.params.orderId} and (e.change ? 'by' or e.change ? 'placed') order by e.id`;
  return { changes };
}
