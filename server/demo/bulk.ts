import type { BulkRow, Order } from '#schemas';
import { insertRows } from '../bulk/rows.ts';
import type { Sql, Tx } from '../db/connect.ts';
import { demoUsers } from './seed.ts';
import { demoMerchants } from './vendors.ts';

/** Gives each merchant a past file of orders with two rows: its last order, and one that failed for its phone number. */
export async function seedDemoBulk(sql: Sql): Promise<void> {
  for (const { deployment, outlets } of demoMerchants) {
    const [outlet] = outlets;
    if (outlet) await sql.begin((tx) => seedJob(tx, outlet.id, deployment));
  }
}

async function seedJob(tx: Tx, vendorId: string, deployment: string): Promise<void> {
  // Serialise instances that start at the same time.
  await tx`select 1 from vendors where id = ${vendorId} for no key update`;
  const [first] = await tx<{ record: Order }[]>`
    select record from orders where vendor_id = ${vendorId} order by created_at desc, id desc limit 1`;
  const known = await tx`select 1 from bulk_jobs where vendor_id = ${vendorId} limit 1`;
  if (!first || known.length > 0) return;
  const { record: order } = first;
  const id = `demo-${vendorId}`;
  const { merchant } = demoUsers;
  await tx`insert into bulk_jobs ${tx({
    ...{ id, vendor_id: vendorId, deployment, file_name: 'lunch-orders.xlsx' },
    ...{ file_sha256: '0'.repeat(64), idempotency_key: id, body_hash: Buffer.alloc(32) },
    ...{ created_by: merchant.id, created_by_email: merchant.email, placed_by: merchant.id },
    ...{ created_at: order.created_at - 120, placed_at: order.created_at, phase: 'done' },
  })}`;
  const values = rowOf(order);
  await insertRows(tx, id, [
    { number: 2, values },
    { number: 3, values: { ...values, recipient_phone_number: '' } },
  ]);
  const { latitude, longitude } = order.customer.location;
  await tx`update bulk_rows r set state = 'placed', order_id = ${order.order_id},
      latitude = ${latitude}, longitude = ${longitude},
      delivery_fee_minor = minor_of(${order.delivery_fee ?? 0}::float8, j.currency)
    from bulk_jobs j where j.id = r.job_id and r.job_id = ${id} and r.number = 2`;
  await tx`update bulk_rows set state = 'invalid', errors = ${JSON.stringify(missing)}::text::jsonb
    where job_id = ${id} and number = 3`;
}

const missing = [{ field: 'recipient_phone_number', key: 'validation.fill-customer-phone' }];

function rowOf({ customer, order }: Order): BulkRow {
  const { latitude, longitude, address } = customer.location;
  return {
    recipient_name: customer.name,
    recipient_address: address,
    recipient_phone_number: customer.phone_number,
    ...{ latitude: String(latitude), longitude: String(longitude), recipient_notes: '' },
    ...{ payment_method: order.payment_method, amount: String(order.amount) },
    ...{ description: order.description, preordered_for: '', pickup_code: '' },
    ...{ unit_number: '', building: '' },
  };
}
