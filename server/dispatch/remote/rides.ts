import type { Id } from '#schemas';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../module.ts';

type Tools = Pick<Deps, 'clock'> & { sql: Db };

/** Notes that an order is handed to the fleet; answers the number of its ride. */
export async function rideOf({ sql, clock }: Tools, orderId: Id): Promise<number> {
  const [row] = await sql<{ ride: number }[]>`
    insert into fleet_orders as known (order_id, handed_at) values (${orderId}, ${clock()})
    on conflict (order_id) do update set handed_at = known.handed_at returning ride`;
  if (!row) throw new Error('the ride was not stored');
  return row.ride;
}

/** Begins the next ride of an order, once for each key; reports of earlier rides are ignored. Answers its number. */
export async function nextRide({ sql, clock }: Tools, orderId: Id, key: string): Promise<number> {
  const [row] = await sql<{ ride: number }[]>`
    insert into fleet_orders as known (order_id, handed_at, ride, ride_key)
    values (${orderId}, ${clock()}, 2, ${key})
    on conflict (order_id) do update set ride_key = ${key},
      ride = known.ride + (known.ride_key is distinct from ${key})::int
    returning ride`;
  if (!row) throw new Error('the ride was not stored');
  return row.ride;
}

/** Returns to the previous ride, since the fleet did not end it. */
export async function keepRide({ sql }: Pick<Tools, 'sql'>, orderId: Id, key: string) {
  await sql`update fleet_orders set ride = ride - 1, ride_key = null
    where order_id = ${orderId} and ride_key = ${key}`;
}
