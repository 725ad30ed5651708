import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compose, labelOf, type StatusLabel } from '#core';
import {
  attentionOf,
  clockOf,
  doorMoney,
  type OrderStage,
  publicStageOf,
  riderFound,
  stagesOf,
} from '#core/rules';
import { plugins } from '#plugins';
import { NOW } from '../../../support/arbitraries.ts';
import { contextFor } from '../../../support/composition.ts';
import { orderOnItsWay } from '../../../support/orders-on-their-way.ts';
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

test('no two texts about an order contradict each other', () =>
  law(
    fc.property(orderOnItsWay, ({ order, flags }) => {
      const { reached, end } = stagesOf(order);
      const stage = reached.at(-1)?.stage ?? 'placed';
      const label = labelOf(order, NOW);
      const clock = clockOf(order, NOW);
      const told = compose(plugins, contextFor(flags)).orderNotes(order, NOW);
      // The bar's stage is one that the label goes with.
      if (end === null) expect(stagesOfLabel[label] ?? [stage]).toContain(stage);
      // The large time tells no wait for a rider who is on the way, and no rider where one is looked for.
      if (clock?.kind === 'waiting') expect(stage).toBe('placed');
      // Who rides may be unknown, but not whether somebody does.
      const isFound = riderFound(order) && label !== 'scheduled';
      if (clock?.kind === 'waiting' || clock?.kind === 'scheduled') expect(isFound).toBe(false);
      if (clock?.kind === 'expected') expect(isFound).toBe(true);
      if (label !== 'scheduled' && stage !== 'placed') expect(isFound).toBe(true);
      if (label === 'waiting-for-rider') expect(isFound).toBe(false);
      if (told.includes('order.note.pre-accepted')) expect(isFound).toBe(false);
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
      if (reason === 'no-rider') expect([stage, isFound]).toEqual(['placed', false]);
      if (reason === 'at-door') expect(label).toBe('near-customer');
      if (reason === 'returning') expect(label).toBe('returning');
      // Money that was taken was taken at the door, and its recipient is told the same.
      if (doorMoney(order).state === 'collected') expect(label).toBe('delivered');
      expect(publicStageOf(order) === 'delivered').toBe(label === 'delivered');
    }),
    { runs: 2000 },
  ));
