import type { endpoints, ResultOf } from '#schemas';
import type { Call } from '../http/serve.ts';

type Changes = ResultOf<typeof endpoints.listOrderChanges>;

/** What people did with an order. Who they are is looked up when it is asked, so that nothing is left of anybody who was erased. */
export async function listOrderChanges({
  sql,
  input,
}: Call<typeof endpoints.listOrderChanges>): Promise<Changes> {
  const changes = await sql<Changes['changes']>`
    select e.at, coalesce(u.name, u.email) as by, case
      when e.change ? 'placed' then 'placed'
      when e.change ->> 'status' = 'CANCELLED' then 'cancelled' else 'edited' end as what
    from order_events e left join users u on u.id = e.by_user
    where e.order_id = ${input.params.orderId} and e.by_user is not null order by e.id`;
  return { changes };
}
