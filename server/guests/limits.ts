import { phoneCharacters, wholePhone } from '#core/rules';
import type { GuestLimits, Id, Market, OrderCreation } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import { addressKey } from '../http/budget.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { phonePlanOf } from '../phone-plans.ts';
import { isGuest } from '../policy.ts';
import { hmac } from '../secrets.ts';

/** Orders that may be under way at a time, where a deployment's file does not say otherwise. */
const usual: GuestLimits = { guest: 3, phone: 3, address: 20 };

/** Anyone who orders without an account, as what limits go by; the number and the address as keys that cannot be read back. */
type Asking = { guest: Id; phone: Buffer; address: Buffer };

type Circumstances = Pick<Call, 'who' | 'ip' | 'key' | 'market' | 'deployment'>;

/**
 * Keeps one person from calling riders without end. The count and the order are one: anyone else who asks at the same moment, as
 * the same guest, from the same phone or address, waits until this transaction has ended. To be called before any other lock.
 */
export async function takeRoom(
  tx: Tx,
  call: Circumstances,
  asked: OrderCreation,
): Promise<(orderId: Id) => Promise<void>> {
  if (!isGuest(call.who)) return async () => undefined;
  const asking = askingOf(call, asked);
  for (const key of lockKeys(asking))
    await tx`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  await requireRoom(tx, call, asked);
  return async (order_id) => {
    await tx`insert into guest_orders ${tx([{ order_id, ...asking }])}`;
  };
}

/** Refuses while as many orders are under way as may be; nobody is asked for a card before that is known. */
export async function requireRoom(
  sql: Db,
  call: Circumstances,
  asked: OrderCreation,
): Promise<void> {
  if (!isGuest(call.who)) return;
  const { guest, phone, address } = askingOf(call, asked);
  const limits = call.deployment.guestLimits ?? usual;
  const [open] = await sql<Record<keyof GuestLimits, number>[]>`
    select count(*) filter (where g.guest = ${guest})::int as guest,
      count(*) filter (where g.phone = ${phone})::int as phone,
      count(*) filter (where g.address = ${address})::int as address
    from guest_orders g join orders o on o.id = g.order_id and not o.over
    where g.guest = ${guest} or g.phone = ${phone} or g.address = ${address}`;
  if (open && kinds.some((kind) => (open[kind] ?? 0) >= (limits[kind] ?? usual[kind])))
    throw tooManyOrders();
}

const kinds = ['guest', 'phone', 'address'] as const satisfies (keyof GuestLimits)[];

/** In an order of their own, so that two who share some never wait for each other. */
function lockKeys({ guest, phone, address }: Asking): string[] {
  return [guest, phone.toString('hex'), address.toString('hex')]
    .map((key) => `guest order ${key}`)
    .sort();
}

function askingOf({ who, ip, key, market }: Circumstances, { sender }: OrderCreation): Asking {
  const hidden = (text: string) => hmac(key('guest limits')).update(text).digest();
  return {
    guest: who.userId,
    phone: hidden(`phone ${dialled(sender?.phone_number ?? '', market)}`),
    address: hidden(`address ${addressKey(ip)}`),
  };
}

/** One number however it is written. */
function dialled(typed: string, market: Market): string {
  return wholePhone(typed, phonePlanOf(market)) ?? phoneCharacters(typed);
}

function tooManyOrders() {
  return refusal(409, 'TooManyOpenOrders', 'Too many orders of this guest are under way.', {
    key: 'guest.too-many-orders',
  });
}
