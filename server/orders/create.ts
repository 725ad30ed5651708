import type { endpoints, Order, OrderCreation } from '#schemas';
import { isDuplicate } from '../db/violations.ts';
import { requireRoom, takeRoom } from '../guests/limits.ts';
import { bodyHashOf, requireKey } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { isGuest } from '../policy.ts';
import { checkOrder } from './check.ts';
import { methodsFor } from './methods.ts';
import { isPlain, placeOrder } from './place.ts';
import type { Placement } from './placeable.ts';
import { findPlaced } from './placed.ts';
import { findReferenced } from './references.ts';

type Created = { order_id: string; order: Order };

/**
 * Places an order, once for each key: a repeated call with the same body gets the first answer. The key is unique in the database, so
 * an earlier order is looked up only when placing fails.
 */
export async function createOrder(call: Call<typeof endpoints.createOrder>): Promise<Created> {
  const placement = placementOf(call);
  const order = await checkAndPlace(call, placement).catch(async (cause) => {
    const isVerdict = cause instanceof Refusal || isDuplicate(cause);
    const before = isVerdict ? await findBefore(call, placement) : undefined;
    if (before === undefined) throw cause;
    return before;
  });
  return { order_id: order.order_id, order };
}

/** The order already placed with this key or reference; a key of another order is refused first. */
async function findBefore(
  { sql, input }: Call<typeof endpoints.createOrder>,
  placement: Placement,
): Promise<Order | undefined> {
  return (await findPlaced(sql, placement)) ?? findReferenced(sql, input.body, placement);
}

async function checkAndPlace(
  call: Call<typeof endpoints.createOrder>,
  placement: Placement,
): Promise<Order> {
  const { sql, clock, market, input, who, numbers, dispatcher } = call;
  const asked = input.body;
  const checked = await checkOrder(call, asked, await methodsFor(call));
  // Check limits before taking a connection and locks.
  await requireRoom(sql, call, asked);
  const plain = { asked, market, placement, ...checked };
  if (isPlain(asked) && !isGuest(who)) return call.placePlain(plain);
  const { vendor_id, parent_vendor_id } = checked.vendor;
  return call.turns.take(parent_vendor_id ?? vendor_id, async () => {
    const number = await numbers.next(vendor_id);
    const given = { ...plain, now: clock(), number };
    return sql.begin(async (tx) => {
      const keepRoom = await takeRoom(tx, call, asked);
      const order = await placeOrder(tx, dispatcher, given);
      await keepRoom(order.order_id);
      return order;
    });
  });
}

function placementOf({
  who,
  idempotencyKey,
  input,
}: Call<typeof endpoints.createOrder>): Placement {
  return { userId: who.userId, key: requireKey(idempotencyKey), bodyHash: hashOf(input.body) };
}

/**
 * The hash that tells orders with the same key apart. Signatures are left out, since a fee may be signed again between two tries, and
 * so is the client's estimate, which depends on the steps taken.
 */
export function hashOf({
  signature: _,
  discounted_signature: __,
  login_pickup_estimation: ___,
  ...content
}: OrderCreation): Buffer {
  return bodyHashOf(content);
}
