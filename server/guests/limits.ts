import { phoneCharacters, wholePhone } from '#core/rules';
import type { GuestLimits, Id, Market, OrderCreation } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import { addressKey } from '../http/budget.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { phonePlanOf } from '../phone-plans.ts';
import { isGuest } from '../policy.ts';
import { hmac } from '../secrets.ts';

/** The default limits of orders under way at the same time. */
const usual: GuestLimits = { guest: 3, phone: 3, address: 20 };

/** The keys of the limits; phone number and network address as hashes. */
type Asking = { guest: Id; phone: Buffer; address: Buffer };

type Circumstances = Pick<Call, 'who' | 'ip' | 'key' | 'market' | 'deployment'>;

/**
 * Refuses too many orders of one guest, phone or address. It locks these keys until the transaction ends, so that parallel orders are
 * counted one after the other. Call it before any other lock.
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

/** Refuses too many orders before a card is asked for, without locks. */
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

/** The lock keys, sorted, so that two transactions cannot deadlock. */
function lockKeys({ guest, phone, address }: Asking): string[] {
  return [guest, phone.toString('hex'), address.toString('hex')]
    .map((key) => `guest order ${key}`)
    .sort();
}

function askingOf({ who, ip, key, market }: Circumstances, { sender }: OrderCreation): Asking {
  const hidden = (text: string) => hmac(key('guest limits')).update(text).digest();
  return {
    guest: who.userId,
    phone: hidden(`phone ${normalisePhone(sender?.phone_number ?? '', market)}`),
    address: hidden(`address ${addressKey(ip)}`),
  };
}

/** A phone number in one form, however it is written. */
function normalisePhone(typed: string, market: Market): string {
  return wholePhone(typed, phonePlanOf(market)) ?? phoneCharacters(typed);
}

function tooManyOrders() {
  return refusal(409, 'TooManyOpenOrders', 'Too many orders of this guest are under way.', {
    key: 'guest.too-many-orders',
  });
}
