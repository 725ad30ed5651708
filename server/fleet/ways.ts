import { type RideMinutes, rideMinutes, usualRide } from '#core/rules';
import type { Estimations, Market, Order, OrderStatus, UnixTime } from '#schemas';
import type { Route } from '../dispatch/dispatcher.ts';
import { type Beat, fates } from './fates.ts';

/** Factors on the usual duration of the two parts of a ride: to the outlet, and to the door. */
export type Ways = RideMinutes;

export const usualWays: Ways = { pickup: 1, ride: 1 };

/** The factors of a ride that begins at a time. */
export function waysOf(route: Route, market: Market, at: UnixTime): Ways {
  const { pickup, ride } = rideMinutes(market, route, at);
  return { pickup: pickup / usualRide.pickup, ride: ride / usualRide.ride };
}

/** The factors of an order, from its creation or its pre-ordered time. */
export function waysOfOrder(order: Order, market: Market): Ways {
  const destination = order.customer.location;
  const route = { source: order.origin ?? destination, destination };
  return waysOf(route, market, Math.max(order.updated_at, order.preordered_for ?? 0));
}

/** Seconds of a beat; only riding depends on the factors. */
export function secondsOf([status, seconds]: Beat, ways: Ways): number {
  const way = wayTo[status];
  return way === undefined ? seconds : seconds * ways[way];
}

/** Estimated minutes of a smooth delivery at a speed. */
export function minutesBy(ways: Ways, speed: number): Estimations {
  const until = (status: OrderStatus) => {
    const { beats } = fates.smooth;
    const count = beats.findIndex(([each]) => each === status) + 1;
    const seconds = beats.slice(0, count).reduce((sum, beat) => sum + secondsOf(beat, ways), 0);
    return wholeMinutes(seconds / speed);
  };
  return {
    estimation_pick_up_time: until('PICKED_UP'),
    estimation_delivery_time: until('DELIVERED'),
  };
}

export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** The part of the ride that ends with a status. */
const wayTo: Readonly<Partial<Record<OrderStatus, keyof Ways>>> = {
  NEAR_VENDOR: 'pickup',
  NEAR_CUSTOMER: 'ride',
  RETURNED_TO_VENDOR: 'ride',
};
