import type { Market, Order, OrderStatus, Position, ProofKind, UnixTime } from '#schemas';
import type { Change } from '../orders/record.ts';
import { drawFate, type Fate, fates } from './fates.ts';
import { between, type Random, randomFrom } from './random.ts';
import { riderFor } from './riders.ts';
import { moveBy } from './streets.ts';
import { ride, type Track } from './track.ts';
import { secondsOf, type Ways, waysOfOrder, wholeMinutes } from './ways.ts';

/** The fleet's seed and speed; at speed 1 a delivery takes about three minutes. */
export type Pace = { seed: number; speed: number };

export type Step = { at: UnixTime; change: Change & { status: OrderStatus } };

/** All that will happen to an order and the tracks of its riders; `to` is its destination. */
export type Plan = { fate: Fate; steps: Step[]; tracks: Record<string, Track>; to?: Position };

/**
 * The plan of an order; the same for the same order, market and pace. It begins when the fleet is asked. The fate is random unless
 * given.
 */
export function planFor(order: Order, market: Market, pace: Pace, given?: Fate): Plan {
  const again = order.status_history.filter(({ status }) => status === 'WAITING_FOR_TRANSPORT');
  // After another rider was asked for, the seed differs, so that another one comes.
  const seed = [pace.seed, order.order_id, ...(again.length > 0 ? [again.length] : [])].join(' ');
  const random = randomFrom(seed);
  const fate = given ?? drawFate(random);
  const way = { speed: pace.speed, ways: waysOfOrder(order, market) };
  const beats = planBeats(fate, order, way, random);
  const tracks: Record<string, Track> = {};
  let riders = 0;
  let proofs: NonNullable<Order['proofs']> = [];
  const steps = beats.map(({ status, at }, nth): Step => {
    const change: Step['change'] = { status, ...minutesLeft(beats, nth) };
    const kind = photographed[status];
    if (kind !== undefined) {
      proofs = [...proofs, { kind, created_at: at }];
      return { at, change: { ...change, proofs } };
    }
    if (status === 'COURIER_ACCEPTED_DELIVERY') {
      riders += 1;
      const rider = riderFor(`${seed} ${riders}`, market);
      tracks[rider.id] = trackOf(order, beats.slice(nth), pace.speed, random);
      return { at, change: { ...change, rider } };
    }
    if (status === 'WAITING_FOR_TRANSPORT') return { at, change: { ...change, rider: null } };
    if (status === 'CANCELLED') return { at, change: { ...change, cancellation: noCourier } };
    return { at, change };
  });
  return { fate, steps, tracks, to: destinationOf(order) };
}

/** The plan with its riders going to the order's new destination; past tracks stay. */
export function redirect(plan: Plan, order: Order, { seed, speed }: Pace): Plan {
  const random = randomFrom(`${seed} ${order.order_id} ${order.revision ?? 0}`);
  const beats = plan.steps.map(({ at, change: { status } }) => ({ at, status }));
  const tracks = { ...plan.tracks };
  for (const [nth, { change }] of plan.steps.entries()) {
    const track = change.rider && tracks[change.rider.id];
    const own = ownBeats(beats.slice(nth));
    const left = own.find(({ status }) => status === 'COURIER_LEFT_VENDOR')?.at;
    if (!change.rider || !track || left === undefined) continue;
    const before = track.filter(([at]) => at < left);
    tracks[change.rider.id] = [...before, ...ridesAfterPickup(order, own, speed, random)];
  }
  return { ...plan, tracks, to: destinationOf(order) };
}

/** Whether riders bring an order to where it goes now. */
export function isBoundFor({ to }: Plan, order: Order): boolean {
  const { latitude, longitude } = destinationOf(order);
  return to?.latitude === latitude && to.longitude === longitude;
}

function destinationOf({ customer: { location } }: Order): Position {
  return { latitude: location.latitude, longitude: location.longitude };
}

/** The changes of all steps merged: the last value of each field, and minutes of the last step only. */
export function mergeChanges(steps: readonly Step['change'][]): Step['change'] {
  return steps.reduce((known, { ...change }) => {
    const {
      estimated_pickup_minutes: _,
      estimated_delivery_minutes: __,
      estimated_return_minutes: ___,
      ...lasting
    } = known;
    return { ...lasting, ...change };
  });
}

/** The statuses at which riders take a photograph. */
const photographed: Readonly<Partial<Record<OrderStatus, ProofKind>>> = {
  PICKED_UP: 'pickup',
  DELIVERED: 'delivery',
  RETURNED_TO_VENDOR: 'return',
};

type Beat = { status: OrderStatus; at: UnixTime };

const noCourier = { source: 'platform', reason: 'no_courier' };

/** Seconds before a pre-order's time at which a rider is looked for. */
const matchingAhead = 600;

/** What happens to a pre-order as soon as it is placed; the rest waits for its time. */
const atOnce: ReadonlySet<OrderStatus> = new Set([
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
]);

function planBeats(
  fate: Fate,
  order: Order,
  { speed, ways }: { speed: number; ways: Ways },
  random: Random,
): Beat[] {
  let at = order.updated_at;
  const asked = (order.preordered_for ?? 0) - matchingAhead;
  return fates[fate].beats.map((beat) => {
    const [status] = beat;
    const passed = (secondsOf(beat, ways) * between(random, 0.85, 1.15)) / speed;
    at = passed + (atOnce.has(status) ? at : Math.max(at, asked));
    return { status, at: Math.round(at * 1000) / 1000 };
  });
}

/** The estimated minutes after a step. They ignore a later delay, which nobody could foresee. */
function minutesLeft(beats: readonly Beat[], nth: number): Change {
  const now = beats[nth]?.at ?? 0;
  const left = (...statuses: OrderStatus[]) => {
    const at = beats.findLastIndex((beat, each) => each > nth && statuses.includes(beat.status));
    const then = beats[at];
    return then ? wholeMinutes(then.at - now - lateness(beats.slice(nth, at))) : null;
  };
  const isHopeless = !beats.some(({ status }) => status === 'PICKED_UP');
  if (isHopeless && nth < beats.length - 1) return {};
  const isReturning = beats[nth]?.status === 'RETURN_INITIATED';
  return {
    estimated_pickup_minutes: left('PICKED_UP'),
    estimated_delivery_minutes: left('DELIVERED', 'RETURN_INITIATED'),
    ...(isReturning && { estimated_return_minutes: left('RETURNED_TO_VENDOR') }),
  };
}

/** Seconds of delay in these beats. */
function lateness(beats: readonly Beat[]): number {
  return beats.reduce((sum, { status, at }, nth) => {
    const before = beats[nth - 1];
    return status === 'DELAYED' && before ? sum + at - before.at : sum;
  }, 0);
}

/** The track of a rider from acceptance: to the outlet, to the customer, and back for a return. */
function trackOf(order: Order, beats: readonly Beat[], speed: number, random: Random): Track {
  const outlet = order.origin ?? order.customer.location;
  const [accepted] = beats;
  if (!accepted) return [];
  const own = ownBeats(beats);
  const start = accepted.at;
  const near = own.find(({ status }) => status === 'NEAR_VENDOR')?.at;
  const atOutlet = near === undefined ? start + 50 / speed : near + 9 / speed;
  const coming = ride(
    { from: whereabouts(outlet, random), to: outlet, start, end: atOutlet },
    random,
  );
  return [...coming, ...ridesAfterPickup(order, own, speed, random)];
}

/** The beats of one rider: up to the next wait for a rider. */
function ownBeats(beats: readonly Beat[]): readonly Beat[] {
  const gone = beats.findIndex(({ status }) => status === 'WAITING_FOR_TRANSPORT');
  return gone < 0 ? beats : beats.slice(0, gone);
}

function ridesAfterPickup(
  order: Order,
  beats: readonly Beat[],
  speed: number,
  random: Random,
): Track {
  const outlet = order.origin ?? order.customer.location;
  const customer = order.customer.location;
  const when = (status: OrderStatus) => beats.find((beat) => beat.status === status)?.at;
  const left = when('COURIER_LEFT_VENDOR');
  const close = when('NEAR_CUSTOMER');
  if (left === undefined || close === undefined) return [];
  const end = close + 12 / speed;
  const track = ride({ from: outlet, to: customer, start: left, end }, random);
  const turned = when('RETURN_INITIATED');
  const back = when('RETURNED_TO_VENDOR');
  if (turned === undefined || back === undefined) return track;
  return [...track, ...ride({ from: customer, to: outlet, start: turned, end: back }, random)];
}

/** The rider's position at acceptance: somewhere around the outlet. */
function whereabouts(outlet: Position, random: Random): Position {
  const metres = between(random, 500, 1300);
  const angle = between(random, 0, 2 * Math.PI);
  return moveBy(outlet, { east: metres * Math.sin(angle), north: metres * Math.cos(angle) });
}
