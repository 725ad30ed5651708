import { createEvent, createStore, sample } from 'effector';
import {
  $now,
  $orders,
  $ordersReady,
  $riders,
  clockTicked,
  happened,
  locationOf,
  orderOf,
  riderPolled,
  visibleIds,
} from '#core';
import { etaOf } from '#core/rules';
import type { Order, RiderLocation, UnixTime } from '#schemas';
import { $attention } from './attention-model.ts';

/** All riders are looked at; this module may be younger than their orders. */
export const overviewOpened = createEvent();
export const overviewClosed = createEvent();

const $isOpen = createStore(false)
  .on(overviewOpened, () => true)
  .reset(overviewClosed, happened('session.ended'));

/** An order whose rider can be seen, and where. */
export type Ridden = { readonly order: Order; readonly location: RiderLocation };

export type Riding = {
  /** Those that need somebody first, the most urgent of them before the others. */
  readonly ridden: readonly Ridden[];
  /** How many riders are under way, whether it is known where or not; null until that is known. */
  readonly count: number | null;
  /** When the next rider is at a counter, and at a door; null where none is expected. */
  readonly next: Readonly<Record<'origin' | 'destination', UnixTime | null>>;
};

/** All riders under way, as they were a second ago at the most: however often they are heard of, more is not seen. */
export const $riding = createStore<Riding>({
  ridden: [],
  count: null,
  next: { origin: null, destination: null },
});

sample({
  clock: [overviewOpened, clockTicked],
  source: {
    ...{ orders: $orders, riders: $riders, urgent: $attention, now: $now, isOpen: $isOpen },
    isReady: $ordersReady,
  },
  filter: ({ isOpen }) => isOpen,
  fn: ({ orders, riders, urgent, now, isReady }): Riding => {
    const first = new Set(urgent);
    const others = [...visibleIds(orders, 'new'), ...visibleIds(orders, 'collected')];
    const ids = [...urgent, ...others.filter((id) => !first.has(id))];
    const known = ids.map((id) => orderOf(orders, id)).filter((order) => order !== null);
    const underWay = known.filter((order) => riderPolled(order) && Boolean(order.rider));
    const ridden = underWay.flatMap((order) => {
      const location = locationOf(riders, order);
      return location === null ? [] : [{ order, location }];
    });
    return { ridden, count: isReady ? underWay.length : null, next: nextOf(known, now) };
  },
  target: $riding,
});

/** What is late already is among what needs somebody, and is no next. */
function nextOf(orders: readonly Order[], now: UnixTime): Riding['next'] {
  const etas = orders.map(etaOf).filter((eta) => eta !== null);
  const soonest = (leg: 'origin' | 'destination') => {
    const times = etas.flatMap(({ to, at }) => (to === leg && at >= now ? [at] : []));
    return times.length === 0 ? null : Math.min(...times);
  };
  return { origin: soonest('origin'), destination: soonest('destination') };
}
