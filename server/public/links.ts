import { isOver, linksKeptFor, reachedAt, statusGroups } from '#core/rules';
import type { endpoints, Id, Order, PublicLinks } from '#schemas';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import type { Deps } from '../module.ts';
import { digest, hmac } from '../secrets.ts';

/** Unknown links that one IP address may try in a minute. */
export const missesPerMinute = 10;

export type Purpose = 'tracking' | 'receipt';

/** The paths of the public pages. */
export const paths = { tracking: '/tracking', receipt: '/delivery-receipt' } as const;
export const consumerPath = '/tracking-c2c';
/** Prefix of the ids of parcels between consumers. */
const consumerPrefix = 'pgo-';

/** The addresses that a vendor may hand on. They are stable for an order and reveal nothing about it. */
export async function getPublicLinks(
  call: Call<typeof endpoints.getPublicLinks>,
): Promise<PublicLinks> {
  const { orderId } = call.input.params;
  const [row] = await call.sql<{ record: Order }[]>`
    select record from orders where id = ${orderId}`;
  if (!row) throw refusals.unknown();
  const { record } = row;
  const isKept = call.clock() - reachedAt(record) <= linksKeptFor.receipt;
  const receipt = isDone(record) && isKept ? await receiptPath(call, orderId) : null;
  return { tracking: await trackingPath(call, orderId), receipt };
}

/** The path of an order's tracking page, which opens from now on. */
export async function trackingPath(call: Pick<Deps, 'sql' | 'key'>, orderId: Id): Promise<string> {
  const page = orderId.startsWith(consumerPrefix) ? consumerPath : paths.tracking;
  return `${page}/${await linkTo(call, orderId, 'tracking')}`;
}

/** The path of a receipt, which opens from now on. */
export async function receiptPath(call: Pick<Deps, 'sql' | 'key'>, orderId: Id): Promise<string> {
  return `${paths.receipt}/${await linkTo(call, orderId, 'receipt')}`;
}

/** What a link leads to: an order, where its shop can be called, and whether its receipt was given out. */
export type Behind = { order: Order; shopPhone: string | null; isReceiptOut: boolean };

/** The order behind a link of this purpose. Links that were never given out, or that belong to another deployment, are not found. */
async function orderBehind(
  { sql, deployment }: Pick<Call, 'sql' | 'deployment'>,
  token: string,
  purpose: Purpose,
): Promise<Behind | undefined> {
  const [behind] = await sql<Behind[]>`
    select o.record as order, case when not v.is_guest then v.phone end as "shopPhone",
      exists (select from public_links r where r.order_id = o.id and r.purpose = 'receipt')
        as "isReceiptOut"
    from public_links l
    join orders o on o.id = l.order_id
    join vendors v on v.id = o.vendor_id and v.deployment = ${deployment.id}
    where l.token_hash = ${digest(token)} and l.purpose = ${purpose}`;
  return behind;
}

/** The same, as long as the order may still be shown to link holders. */
export async function orderShown(
  call: Pick<Call, 'sql' | 'deployment' | 'clock'>,
  token: string,
  purpose: Purpose,
): Promise<Behind | undefined> {
  const behind = await orderBehind(call, token, purpose);
  if (behind === undefined || (purpose === 'receipt' && !isDone(behind.order))) return undefined;
  const { order } = behind;
  const isExpired = isOver(order) && call.clock() - reachedAt(order) > linksKeptFor[purpose];
  return isExpired ? undefined : behind;
}

/** Whether an order ended in a way that gets a receipt. */
function isDone({ status }: Order): boolean {
  return statusGroups.deliveredOrReturned.has(status);
}

/** The token of an order for a purpose, marked as given out. */
export async function linkTo(
  { sql, key }: Pick<Deps, 'sql' | 'key'>,
  orderId: Id,
  purpose: Purpose,
) {
  const token = hmac(key('public link'))
    .update(`${purpose} ${orderId}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url');
  await sql`insert into public_links (token_hash, order_id, purpose)
    values (${digest(token)}, ${orderId}, ${purpose}) on conflict do nothing`;
  return token;
}
