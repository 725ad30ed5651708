import { amountOf, rideMinutes, routeFee } from '#core/rules';
import type { Market, Order, Position, UnixTime, Vendor } from '#schemas';
import { pick, type Random } from '../fleet/random.ts';
import { newOrder } from '../orders/new-order.ts';
import customers from './customers.json' with { type: 'json' };
import menus from './menus.json' with { type: 'json' };
import { phoneOf } from './phones.ts';
import { previewCustomers, previewMenu } from './preview-people.ts';

/** A customer of a demo outlet. */
export type Customer = Position & { name: string; address: string };
type Dish = { description: string; amount: number };

const known: Readonly<Record<string, readonly Customer[]>> = customers;
const menuOf: Readonly<Record<string, readonly Dish[]>> = menus;

export function customersOf(
  { vendor_id }: Pick<Vendor, 'vendor_id'>,
  market: Market,
): readonly Customer[] {
  return known[vendor_id] ?? previewCustomers(vendor_id, market);
}

type Asked = {
  vendor: Vendor;
  market: Market;
  customer: Customer;
  /** The number of the order within the outlet. */
  number: number;
  at: UnixTime;
  random: Random;
  preordered_for?: UnixTime;
};

/** An order of a demo outlet; undefined without a menu or a position. */
export function demoOrder(asked: Asked): Order | undefined {
  const { vendor, market, customer, number, at, random, preordered_for } = asked;
  const { latitude, longitude } = vendor.vendor_information.location;
  const [usual, ...dishes] = menuOf[market.country] ?? previewMenu(market);
  if (latitude === null || longitude === null || !usual) return undefined;
  const source = { latitude, longitude };
  const { name, address, ...where } = customer;
  const [first = 'PAID', ...methods] = market.paymentMethods;
  const payment_method = pick(random, [first, ...methods]);
  const route = { source, destination: where };
  const fee = amountOf(routeFee(market, route, payment_method).fee, market);
  const { pickup, ride } = rideMinutes(market, route, preordered_for ?? at);
  return newOrder(
    {
      ...{ vendor_id: vendor.vendor_id, delivery_fee: fee, signature: '' },
      ...(preordered_for !== undefined && { preordered_for }),
      customer: {
        name,
        phone_number: phoneOf(name, market),
        location: { ...where, address, notes: '' },
      },
      order: { payment_method, ...pick(random, [usual, ...dishes]), cold_bag_needed: false },
    },
    {
      ...{ vendor, market, source, number, now: at },
      minutes: {
        estimation_pick_up_time: Math.ceil(pickup),
        estimation_delivery_time: Math.ceil(pickup + ride),
      },
      lines: [],
    },
  );
}
