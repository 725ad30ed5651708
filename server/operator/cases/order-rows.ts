import type * as z from 'zod/mini';
import type { Order } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import type { Db, Fragment } from '../../db/connect.ts';
import { missing } from './find.ts';

type Found = z.input<typeof operatorCalls.findOrders.result>['orders'][number];
type Part = { limit: number; offset: number };
type Row = { record: Order; outlet: string; deployment: string; is_test: boolean };

/** Orders by a condition, newest first; `o` is an order and `v` its outlet. */
export async function ordersWhere(
  db: Db,
  condition: Fragment,
  { limit, offset }: Part,
): Promise<Found[]> {
  const rows = await newestWhere(db, condition, { limit, offset });
  return rows.map(foundOf);
}

/** The query of `ordersWhere`. */
export function newestWhere(db: Db, condition: Fragment, { limit, offset }: Part) {
  return db<Row[]>`
    select o.record, v.name as outlet, v.deployment,
      exists (select from test_vendors t where t.vendor_id = o.vendor_id) as is_test
    from orders o join vendors v on v.id = o.vendor_id
    where ${condition} order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`;
}

/** One order; refuses an unknown one. */
export async function findOrder(db: Db, id: string): Promise<Found> {
  const [found] = await ordersWhere(db, db`o.id = ${id}`, { limit: 1, offset: 0 });
  if (!found) throw missing(`order ${id}`, 'params.orderId');
  return found;
}

function foundOf({ record, outlet, deployment, is_test }: Row): Found {
  const {
    order_id,
    vendor_id: outlet_id,
    status,
    customer,
    rider,
    reference = null,
    created_at,
    updated_at,
  } = record;
  const { name: recipient, phone_number: phone } = customer;
  return {
    ...{ order_id, outlet_id, outlet_name: outlet, is_test, deployment, status, recipient, phone },
    ...{ rider: rider?.name ?? null, reference, created_at, updated_at },
  };
}
