import { amountOf, type Coinage, coinsOf, deliveryCost, type Minor, minorOf } from '#core/rules';
import type {
  Estimations,
  Id,
  Order,
  OrderCreation,
  Position,
  PriceLine,
  UnixTime,
  Vendor,
} from '#schemas';
import { milliseconds } from './record.ts';

type Circumstances = {
  vendor: Vendor;
  market: Coinage;
  source: Position;
  /** The number of the order within the vendor, from 1. */
  number: number;
  now: UnixTime;
  minutes: Estimations;
  /** The price lines of features. */
  lines: readonly PriceLine[];
};

/** The id of a vendor's order by its number. */
export function orderIdOf(vendorId: Id, number: number): Id {
  return `${vendorId}-${String(number).padStart(6, '0')}`;
}

/** The record of a new order. */
export function newOrder(asked: OrderCreation, given: Circumstances): Order {
  const { vendor, market, source, number, minutes, lines } = given;
  const { pickup_tasks, delivery_fee, preordered_for } = asked;
  const { vat_number, voucher, discounted_delivery_fee: discounted } = asked;
  const { description, payment_method } = asked.order;
  // Round to the smallest coin, which the rider can collect, so that shown sums add up.
  const amount = coinsOf(asked.order.amount, market);
  const told = (sum: Minor) => amountOf(sum, market);
  const costs = {
    delivery_fee,
    ...(lines.length > 0 && { price_lines: [...lines] }),
    ...(discounted !== undefined && {
      total_discount: told(minorOf(delivery_fee, market) - minorOf(discounted, market)),
    }),
  };
  const now = milliseconds(given.now) / 1000;
  return {
    order_id: orderIdOf(vendor.vendor_id, number),
    vendor_id: vendor.vendor_id,
    ...(asked.reference !== undefined && { reference: asked.reference }),
    ...{ created_at: now, updated_at: now },
    status: 'NEW',
    status_history: [{ status: 'NEW', created_at: now }],
    ...(preordered_for !== undefined && { preordered_for }),
    customer: customerOf(asked),
    order: { amount: told(amount), description, payment_method },
    outlet_name: asked.sender?.name ?? vendor.vendor_information.name,
    origin: source,
    ...(asked.age_validation_required && { age_validation_required: true }),
    ...(pickup_tasks && { pickup_code: pickup_tasks.pickup_code }),
    ...(vat_number && { vat_number: vat_number.trim() }),
    ...(voucher && { voucher_code: voucher.code, voucher }),
    ...(asked.features && { features: asked.features }),
    ...costs,
    total_amount: told(amount + deliveryCost(costs, market)),
    estimated_at: now,
    estimated_pickup_minutes: minutes.estimation_pick_up_time,
    estimated_delivery_minutes: minutes.estimation_delivery_time,
    rider: null,
  };
}

function customerOf({ customer, unit_number, building }: OrderCreation): Order['customer'] {
  const { name, phone_number, location } = customer;
  const door = { ...(unit_number && { unit_number }), ...(building && { building }) };
  return { name, phone_number, location: { ...location, ...door } };
}
