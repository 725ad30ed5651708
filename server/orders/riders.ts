import { isBelievable } from '#core/rules';
import type { endpoints, RiderLocation } from '#schemas';
import type { Fragment } from '../db/connect.ts';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { isGuest } from '../policy.ts';

/** The position of one rider; the policy has authorised the caller. */
export async function locateRider(call: Call<typeof endpoints.locateRider>) {
  const { sql, clock, input, dispatcher } = call;
  const now = clock();
  const location = await dispatcher.locate(sql, input.params.riderId, now);
  if (!location || !isBelievable(location, now)) throw refusals.unknown();
  return location;
}

/** The positions of riders whose live orders the caller may see. */
export async function locateRiders(call: Call<typeof endpoints.locateRiders>) {
  const located_at = call.clock();
  const ids = call.input.body.rider_ids;
  const known =
    ids.length === 0 ? [] : await call.dispatcher.locateAll(call.sql, ridesOf(call), located_at);
  const data: RiderLocation[] = known.filter((location) => isBelievable(location, located_at));
  return { data, located_at };
}

/** The caller's live orders with these riders: a member's by outlets, a guest's own. */
function ridesOf({ sql, who, input }: Call<typeof endpoints.locateRiders>): Fragment {
  const mine = isGuest(who)
    ? sql`placed_by = ${who.userId}`
    : sql`vendor_id = any(${[...who.vendorIds]})`;
  return sql`select id, rider_id from orders
    where rider_id = any(${input.body.rider_ids}) and not over and ${mine}`;
}
