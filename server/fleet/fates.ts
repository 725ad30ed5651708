import type { OrderStatus } from '#schemas';
import type { Random } from './random.ts';

/** A status and the seconds after the one before it, at speed 1. */
export type Beat = readonly [status: OrderStatus, seconds: number];

const taken: readonly Beat[] = [
  ['RECEIVED', 2],
  ['WAITING_FOR_TRANSPORT', 4],
];
/** Statuses of outlets that confirm an order once a rider is certain: nobody is looked for afterwards. */
const confirmed: readonly Beat[] = [
  ['RECEIVED', 2],
  ['RECEIVED_BY_VENDOR', 3],
  ['ACCEPTED_BY_VENDOR', 1],
];
const found: readonly Beat[] = [
  ['ASSIGNED_TO_TRANSPORT', 10],
  ['COURIER_ACCEPTED_DELIVERY', 8],
];
const collected: readonly Beat[] = [
  ['NEAR_VENDOR', 38],
  ['PICKED_UP', 20],
  ['COURIER_LEFT_VENDOR', 5],
];
const brought: readonly Beat[] = [
  ['NEAR_CUSTOMER', 70],
  ['DELIVERED', 22],
];

/** The fates of orders, with their share in percent. */
export const fates = {
  smooth: { share: 72, beats: [...taken, ...found, ...collected, ...brought] },
  replaced: {
    share: 8,
    beats: [
      ...[...taken, ...found],
      ...beats(['WAITING_FOR_TRANSPORT', 12]),
      ...[...found, ...collected, ...brought],
    ],
  },
  lateToVendor: {
    share: 5,
    beats: [...[...taken, ...found], ...beats(['DELAYED', 15]), ...[...collected, ...brought]],
  },
  lateToCustomer: {
    share: 5,
    beats: [...[...confirmed, ...found, ...collected], ...beats(['DELAYED', 40]), ...brought],
  },
  unserved: { share: 4, beats: [...taken, ...beats(['CANCELLED', 60])] },
  stalled: { share: 2, beats: beats(['STALLED', 5]) },
  returned: {
    share: 4,
    beats: [
      ...[...confirmed, ...found, ...collected],
      ...beats(['NEAR_CUSTOMER', 70], ['RETURN_INITIATED', 40], ['RETURNED_TO_VENDOR', 70]),
    ],
  },
} as const satisfies Record<string, { share: number; beats: readonly Beat[] }>;
export type Fate = keyof typeof fates;

/** Chooses a fate by its share. */
export function drawFate(random: Random): Fate {
  let drawn = random() * 100;
  for (const [fate, { share }] of Object.entries(fates) as [Fate, { share: number }][]) {
    drawn -= share;
    if (drawn < 0) return fate;
  }
  return 'smooth';
}

function beats(...list: Beat[]): readonly Beat[] {
  return list;
}
