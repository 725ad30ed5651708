import { isDeepStrictEqual } from 'node:util';
import {
  amountOf,
  type Coinage,
  coinsOf,
  deliveryCost,
  minorOf,
  type OrderForm,
  payableAfterEdit,
} from '#core/rules';
import type { CustomerLocation, Market, Order, OrderUpdate } from '#schemas';

/** The fields that an edit changes. */
type Parts = Pick<Order, 'customer' | 'order' | 'delivery_fee' | 'total_discount' | 'total_amount'>;

export function editedParts(order: Order, asked: OrderUpdate, market: Coinage): Parts {
  const { payment_method, item_details: description, delivery_fee } = asked;
  const amount = coinsOf(asked.amount, market);
  const taken = minorOf(delivery_fee, market) - payableAfterEdit(order, delivery_fee, market);
  const costs = {
    delivery_fee,
    ...(taken !== 0n && { total_discount: amountOf(taken, market) }),
  };
  const cost = deliveryCost({ ...costs, price_lines: order.price_lines }, market);
  return {
    customer: { ...order.customer, location: editedLocation(order, asked) },
    order: { ...order.order, amount: amountOf(amount, market), description, payment_method },
    ...costs,
    total_amount: amountOf(amount + cost, market),
  };
}

/** Whether an edit changes nothing; a new fee alone does not count as a change. */
export function isUnchanged(order: Order, { customer, order: what }: Parts): boolean {
  return isDeepStrictEqual([customer, what], [order.customer, order.order]);
}

/** The edit as the rules read it. A unit number is not required of clients that do not send it apart from the address. */
export function formOf(
  { location, unit_number, item_details, amount, payment_method }: OrderUpdate,
  { vendor_id, customer }: Order,
  { request }: Pick<Market, 'request'>,
): OrderForm {
  return {
    vendorId: vendor_id,
    unitNumber: unit_number ?? location.address,
    customerName: customer.name,
    phoneNumber: customer.phone_number,
    description: item_details,
    address: location.address,
    latitude: location.latitude,
    longitude: location.longitude,
    amount: amount === 0 && !request.amountRequired ? '' : amount,
    paymentMethod: payment_method,
  };
}

/** The edited location: unit and building of the old address are dropped with it, unless sent along. */
function editedLocation({ customer }: Order, asked: OrderUpdate): CustomerLocation {
  const before = customer.location;
  const kept: Partial<CustomerLocation> = before.address === asked.location.address ? before : {};
  const { unit_number = kept.unit_number, building = kept.building } = asked;
  return {
    ...asked.location,
    ...(unit_number && { unit_number }),
    ...(building && { building }),
  };
}
