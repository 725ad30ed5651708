import { statusGroups } from '#core/rules';
import type { endpoints, Id, Market, OrderGroup, ParsedInputOf } from '#schemas';
import type { Db } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';

export type OrderFilter = Omit<
  ParsedInputOf<typeof endpoints.listOrders>['query'],
  'pagination_key' | 'count' | 'scheduled'
>;

/** What must hold of the orders of an outlet that a filter names; both ends of its period belong to it. */
export function matching(sql: Db, market: Market, vendorId: Id, filter: OrderFilter) {
  const withOutlets = filter.include_outlets === 'true';
  if (withOutlets && !market.allOutletOrders) throw outletsNotAllowed();
  const { from, to, customer_phone_number: phone, order_id, status } = filter;
  return sql`
    vendor_id in (${scopeOf(sql, vendorId, withOutlets)})
    ${from === undefined ? sql`` : sql`and created_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and created_at <= ${to}`}
    ${phone ? sql`and customer_phone = any(${phoneForms(phone, market)})` : sql``}
    ${order_id === undefined ? sql`` : sql`and starts_with(id, ${order_id})`}
    ${status === undefined ? sql`` : sql`and status = any(${statusesOf[status]})`}`;
}

/** A delayed order is with its rider, whatever else is known of it. */
const statusesOf: Readonly<Record<OrderGroup, string[]>> = {
  new: [...statusGroups.new],
  collected: [...statusGroups.collected, 'DELAYED'],
  delivered: [...statusGroups.deliveredOrReturned],
  cancelled: [...statusGroups.cancelledLike],
};

/** The ways in which a number may have been written when it was stored: with and without the country's prefix. */
function phoneForms(typed: string, { phonePrefix }: Market): string[] {
  const phone = typed.replaceAll(' ', '');
  if (phone.startsWith(phonePrefix)) {
    const national = phone.slice(phonePrefix.length);
    return [phone, national, `0${national}`];
  }
  return phone.startsWith('+') ? [phone] : [phone, phonePrefix + phone.replace(/^0/, '')];
}

function scopeOf(sql: Db, vendorId: Id, withOutlets: boolean) {
  return withOutlets
    ? sql`select id from vendors where id = ${vendorId} or parent_id = ${vendorId}`
    : sql`${vendorId}`;
}

function outletsNotAllowed() {
  return refusal(403, 'OutletsNotAllowed', 'This market shows one outlet at a time.', {
    key: 'error.cant-retrieve-current-orders',
  });
}
