import { type RideMinutes, rideMinutes, usualRide } from '#core/rules';
import type { Estimations, Market, Order, OrderStatus, UnixTime } from '#schemas';
import type { Route } from '../dispatch/dispatcher.ts';
import { type Beat, fates } from './fates.ts';

/** By how much the two ways of a ride take longer than usual: to the outlet, and from there to the door. */
export type Ways = RideMinutes;

export const usualWays: Ways = { pickup: 1, ride: 1 };

/** What a ride meets that begins at a moment. */
export function waysOf(route: Route, market: Market, at: UnixTime): Ways {
  const { pickup, ride } = rideMinutes(market, route, at);
  return { pickup: pickup / usualRide.pickup, ride: ride / usualRide.ride };
}

/** The ways of an order, which begin when it is asked for, or at the time for which it was ordered. */
export function waysOfOrder(order: Order, market: Market): Ways {
  const destination = order.customer.location;
  const route = { source: order.origin ?? destination, destination };
  return waysOf(route, market, Math.max(order.updated_at, order.preordered_for ?? 0));
}

/** Seconds of a beat, of which only the ways themselves take longer. */
export function secondsOf([status, seconds]: Beat, ways: Ways): number {
  const way = wayTo[status];
  return way === undefined ? seconds : seconds * ways[way];
}

/** Minutes that an ordinary delivery takes at a speed, until pickup and until drop-off. */
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

/** Which way ends with a status. */
const wayTo: Readonly<Partial<Record<OrderStatus, keyof Ways>>> = {
  NEAR_VENDOR: 'pickup',
  NEAR_CUSTOMER: 'ride',
  RETURNED_TO_VENDOR: 'ride',
};
