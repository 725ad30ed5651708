import { createEvent, createStore, sample } from 'effector';
import {
  $ordersReady,
  $riders,
  happened,
  locationOf,
  type Riders,
  ridersShownTogether,
} from '#core';
import type { Attention } from '#core/rules';
import type { Id, Order, Position, UnixTime } from '#schemas';
import { $attention, $underWay } from './attention-model.ts';
import { dueIn, knownIn, type UnderWay } from './under-way.ts';

/** The overview was opened. Needed since this module may be loaded after the orders. */
export const overviewOpened = createEvent();
export const overviewClosed = createEvent();

const $isOpen = createStore(false)
  .on(overviewOpened, () => true)
  .reset(overviewClosed, happened('session.ended'));

sample({ clock: $isOpen, target: ridersShownTogether });

/** An order with its place: that of its rider, or the door where there is none yet; and why it needs somebody if it does. */
export type Placed = {
  readonly order: Order;
  readonly position: Position;
  readonly isRidden: boolean;
  readonly isCollected: boolean;
  readonly reason: Attention['reason'] | null;
};

export type Riding = {
  /** Those that need somebody first, the most urgent of them before the others. */
  readonly placed: readonly Placed[];
  /** How many riders are under way, whether it is known where or not; null until that is known. */
  readonly count: number | null;
  /** When the next rider is at a counter, and at a door; null where none is expected. */
  readonly next: Readonly<Record<'origin' | 'destination', UnixTime | null>>;
};

/** All riders under way; updated once a second at most, however many updates arrive. */
export const $riding = createStore<Riding>({
  placed: [],
  count: null,
  next: { origin: null, destination: null },
}).reset(happened('session.ended'));

sample({
  clock: [overviewOpened, $underWay],
  source: {
    ...{ underWay: $underWay, riders: $riders, urgent: $attention },
    ...{ isOpen: $isOpen, isReady: $ordersReady },
  },
  filter: ({ isOpen }) => isOpen,
  fn: ({ underWay, riders, urgent, isReady }): Riding => {
    return {
      placed: placedIn(underWay, riders, urgent),
      count: isReady ? countIn(underWay) : null,
      next: { origin: soonest(underWay, 'origin'), destination: soonest(underWay, 'destination') },
    };
  },
  target: $riding,
});

function placedIn(underWay: UnderWay, riders: Riders, urgent: readonly Id[]): readonly Placed[] {
  const due = dueIn(underWay);
  const seen = new Map<Id, Placed>();
  for (const { order, isRidden, isFound, isCollected } of knownIn(underWay)) {
    const position = isRidden ? locationOf(riders, order) : isFound ? null : doorOf(order);
    const { order_id: id } = order;
    const reason = due.get(id)?.reason ?? null;
    if (position) seen.set(id, { order, position, isRidden, isCollected, reason });
  }
  const first = urgent.map((id) => seen.get(id)).filter((placed) => placed !== undefined);
  const others = [...seen.values()].filter(({ reason }) => reason === null);
  return [...first, ...others.sort((a, b) => newestFirst(a.order, b.order))];
}

const doorOf = ({ customer }: Order): Position => customer.location;

function countIn(underWay: UnderWay): number {
  let count = 0;
  for (const { isFound } of knownIn(underWay)) count += Number(isFound);
  return count;
}

function newestFirst(a: Order, b: Order): number {
  return b.created_at - a.created_at || (a.order_id < b.order_id ? 1 : -1);
}

/** The next expected moment. Late orders are excluded, since they need attention instead. */
function soonest(underWay: UnderWay, leg: 'origin' | 'destination'): UnixTime | null {
  let first: UnixTime | null = null;
  for (const { eta } of knownIn(underWay)) {
    if (eta?.to !== leg || eta.at < underWay.now) continue;
    if (first === null || eta.at < first) first = eta.at;
  }
  return first;
}
