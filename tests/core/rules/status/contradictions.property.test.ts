import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compose, labelOf, type StatusLabel } from '#core';
import {
  attentionOf,
  clockOf,
  doorMoney,
  type OrderStage,
  publicStageOf,
  stagesOf,
} from '#core/rules';
import { plugins } from '#plugins';
import { type Order, orderStatuses } from '#schemas';
import { NOW } from '../../../support/arbitraries.ts';
import { contextFor } from '../../../support/composition.ts';
import { anOrder } from '../../../support/orders.ts';
import { law } from '../../../support/property.ts';

/** The stages that each label goes with; `null` where it says nothing of a stage. */
const stagesOfLabel: Readonly<Record<StatusLabel, readonly OrderStage[] | null>> = {
  initiated: ['placed'],
  payment_committed: ['placed'],
  new: ['placed'],
  scheduled: ['placed'],
  'waiting-for-rider': ['placed'],
  received: ['placed', 'rider-found', 'at-shop'],
  dispatched: ['rider-found'],
  'in-progress': ['rider-found', 'at-shop'],
  'near-vendor': ['at-shop'],
  'picked-up': ['on-the-way'],
  'in-transit': ['on-the-way'],
  'near-customer': ['on-the-way'],
  delivered: ['delivered'],
  delayed: null,
  stalled: null,
  cancelled: null,
  returning: null,
  returned: null,
  unknown: null,
};

const notes = ['order-pre-accepted-static-text', 'order-prepare-message'] as const;

/** Histories as riders make them: ranks go up, and a rider who leaves before the pickup takes the order back to waiting. */
const way = fc
  .record({
    upTo: fc.integer({ min: 0, max: 14 }),
    skipped: fc.uniqueArray(fc.integer({ min: 4, max: 14 })),
    last: fc.constantFrom(...orderStatuses),
    minutes: fc.integer({ min: 0, max: 90 }),
    ahead: fc.integer({ min: -30, max: 30 }),
    preordered: fc.boolean(),
    flags: fc.subarray<(typeof notes)[number]>([...notes]),
  })
  .map(({ upTo, skipped, last, minutes, ahead, preordered, flags }) => {
    const steps = ordinary.filter((_, nth) => nth <= upTo && !skipped.includes(nth));
    const before = steps.slice(0, steps.indexOf(last) < 0 ? undefined : steps.indexOf(last));
    const possible = fitting(before, last);
    const from = NOW - 3600;
    const status_history = [...possible, last].map((status, nth) => ({
      status,
      created_at: from + nth * 30,
    }));
    const order: Order = anOrder({
      status: last,
      status_history,
      created_at: from,
      updated_at: NOW - 60,
      estimated_at: NOW - 60,
      estimated_pickup_minutes: minutes,
      estimated_delivery_minutes: minutes,
      estimated_return_minutes: minutes,
      ...(preordered && { preordered_for: NOW + ahead * 60 }),
    });
    return { order, flags };
  });

const ordinary: readonly string[] = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
];

/** What can have been before a status: nothing behind it, no pickup before an edit or a new search, and for other ends anything. */
function fitting(before: readonly string[], last: string): readonly string[] {
  const at = ordinary.indexOf(last);
  const isBeforePickup = last === 'WAITING_FOR_TRANSPORT' || last === 'MODIFIED';
  const most = isBeforePickup ? ordinary.indexOf('PICKED_UP') : at < 0 ? ordinary.length : at;
  return before.filter((status) => ordinary.indexOf(status) < most);
}

test('no two texts about an order contradict each other', () =>
  law(
    fc.property(way, ({ order, flags }) => {
      const { reached, end } = stagesOf(order);
      const stage = reached.at(-1)?.stage ?? 'placed';
      const label = labelOf(order, NOW);
      const clock = clockOf(order, NOW);
      const told = compose(plugins, contextFor(flags)).orderNotes(order, NOW);
      // The bar's stage is one that the label goes with.
      if (end === null) expect(stagesOfLabel[label] ?? [stage]).toContain(stage);
      // The large time tells no wait for a rider who is on the way, and no rider where one is looked for.
      if (clock?.kind === 'waiting') expect(stage).toBe('placed');
      if (clock?.kind === 'expected') expect(told).not.toContain('order.note.pre-accepted');
      if (clock?.kind === 'delivered') expect(label).toBe('delivered');
      // What features say agrees with the bar.
      if (told.includes('order.note.pre-accepted')) expect(stage).toBe('placed');
      if (told.includes('order.note.prepare')) expect(['rider-found', 'at-shop']).toContain(stage);
      // Nobody looks for a rider long before one is wanted.
      if (label === 'scheduled') expect(told).toEqual([]);
      expect(told.length).toBeLessThanOrEqual(1);
      // Why an order needs somebody is no other state than that it is in.
      const reason = attentionOf(order, NOW)?.reason;
      if (reason === 'no-rider') expect(stage).toBe('placed');
      if (reason === 'at-door') expect(label).toBe('near-customer');
      if (reason === 'returning') expect(label).toBe('returning');
      // Money that was taken was taken at the door, and its recipient is told the same.
      if (doorMoney(order).state === 'collected') expect(label).toBe('delivered');
      expect(publicStageOf(order) === 'delivered').toBe(label === 'delivered');
    }),
    { runs: 2000 },
  ));
