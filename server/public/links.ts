import { isOver, linksKeptFor, reachedAt, statusGroups } from '#core/rules';
import type { endpoints, Id, Order, PublicLinks } from '#schemas';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import type { Deps } from '../module.ts';
import { digest, hmac } from '../secrets.ts';

/** Links that lead nowhere which one address may try in a minute. */
export const missesPerMinute = 10;

export type Purpose = 'tracking' | 'receipt';

/** Under which addresses the public pages stand. */
export const paths = { tracking: '/tracking', receipt: '/delivery-receipt' } as const;
export const consumerPath = '/tracking-c2c';
/** How the ids of parcels between consumers begin. */
const consumerPrefix = 'pgo-';

/** The addresses that a vendor may hand on. They stay the same for an order and say nothing about it. */
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

/** The address at which an order is followed, which opens from now on. */
export async function trackingPath(call: Pick<Deps, 'sql' | 'key'>, orderId: Id): Promise<string> {
  const page = orderId.startsWith(consumerPrefix) ? consumerPath : paths.tracking;
  return `${page}/${await linkTo(call, orderId, 'tracking')}`;
}

/** The address of a receipt, which opens from now on. */
export async function receiptPath(call: Pick<Deps, 'sql' | 'key'>, orderId: Id): Promise<string> {
  return `${paths.receipt}/${await linkTo(call, orderId, 'receipt')}`;
}

/** What a link leads to: an order, where its shop can be called, and whether its receipt was given out. */
export type Behind = { order: Order; shopPhone: string | null; isReceiptOut: boolean };

/** The order behind a link of this purpose; a link that was never given out leads nowhere, and so does one of another deployment. */
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

/** The same as long as a link of this purpose opens a page. */
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

/** Whether an order has come to an end that a receipt can be written about. */
function isDone({ status }: Order): boolean {
  return statusGroups.deliveredOrReturned.has(status);
}

/** The token of an order for a purpose; it opens something only once it was given out. */
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
