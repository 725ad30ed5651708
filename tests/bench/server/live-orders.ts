import type { Order } from '#schemas';
import { connect } from '../../../server/db/connect.ts';
import { findRunning } from '../../../server/db/embedded.ts';
import { recordOrders } from '../../../server/orders/journal.ts';

/** Orders in one statement, and what follows from them. */
const atOnce = 500;

/** Stores so many orders under way of an outlet with the product that runs on these files, each with a rider; answers their ids. */
export async function storeLive(
  dataDir: string,
  vendorId: string,
  count: number,
): Promise<readonly string[]> {
  const url = await findRunning(dataDir);
  if (url === undefined) throw new Error('the product has no PostgreSQL of its own');
  const sql = connect(url, { max: 1 });
  try {
    const orders = Array.from({ length: count }, (_, nth) => orderAt(vendorId, nth));
    for (let from = 0; from < count; from += atOnce) {
      const some = orders.slice(from, from + atOnce);
      await recordOrders(
        sql,
        vendorId,
        some.map((order) => ({ order })),
      );
      await sql`insert into fleet_orders (order_id, handed_at)
        select id, ${Date.now() / 1000} from unnest(${some.map(({ order_id }) => order_id)}::text[]) as given (id)`;
    }
    return orders.map(({ order_id }) => order_id);
  } finally {
    await sql.end();
  }
}

const riders = 1000;

/** Who rides for the order with this number: one of a thousand. */
export function riderOf(nth: number): string {
  return `live-${nth % riders}`;
}

function orderAt(vendor_id: string, nth: number): Order {
  const created_at = Date.now() / 1000 - nth / 100;
  const position = { latitude: 1.3 + nth / 1e6, longitude: 103.85 };
  return {
    order_id: `${vendor_id}-${500_000 + nth}`,
    ...{ vendor_id, created_at, updated_at: created_at, status: 'COURIER_ACCEPTED_DELIVERY' },
    status_history: [
      { status: 'NEW', created_at },
      { status: 'COURIER_ACCEPTED_DELIVERY', created_at },
    ],
    customer: {
      name: `Customer ${nth}`,
      phone_number: `+65 8${String(nth).padStart(7, '0')}`,
      location: { ...position, address: `${nth} Orchard Road, Singapore` },
    },
    order: { amount: 12.5, description: 'Two lunches', payment_method: 'PAID' },
    ...{ outlet_name: 'Orchard', origin: position, delivery_fee: 6, total_amount: 18.5 },
    rider: { id: riderOf(nth), name: 'Rider', phone_number: '+65 9123 4567' },
  };
}
