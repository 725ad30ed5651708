import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consumerStageOf, isRiderPublic, publicStageOf, stageOf } from '#core/rules';
import { consumerStages, publicStages } from '#schemas';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

/** The way of an order, step by step, and what its recipient is told at each. */
const way = [
  ['WAITING_FOR_TRANSPORT', 'preparing'],
  ['COURIER_ACCEPTED_DELIVERY', 'courier-accepted'],
  ['NEAR_VENDOR', 'near-vendor'],
  ['PICKED_UP', 'collected'],
  ['COURIER_LEFT_VENDOR', 'collected'],
  ['NEAR_CUSTOMER', 'near-customer'],
] as const;
const sayingNothing = fc.constantFrom('MODIFIED', 'DELAYED', 'TELEPORTED', 'constructor');
const steps = fc.integer({ min: 0, max: way.length });

test.each([...way, ['DELIVERED', 'delivered'], ['CANCELLED', 'cancelled']] as const)(
  'of %s its recipient is told %s',
  (status, stage) => {
    expect(publicStageOf(anOrder({ status, status_history: historyOf(status) }))).toBe(stage);
  },
);

test('a status that says nothing of the way takes nobody back, and shows no rider before the goods are collected', () =>
  law(
    fc.property(steps, sayingNothing, (made, status) => {
      const past = way.slice(0, made);
      const status_history = historyOf(...past.map(([each]) => each), status);
      const told = publicStageOf(anOrder({ status, status_history }));
      const [, before] = past.at(-1) ?? ['NEW', 'preparing'];
      const wasShown = isRiderPublic(before);
      expect(isRiderPublic(told)).toBe(wasShown);
      expect(told === 'preparing').toBe(before === 'preparing');
      expect(publicStages.indexOf(told)).toBeLessThanOrEqual(publicStages.indexOf(before));
    }),
  ));

test('the link shows a rider only while the goods are on their way', () => {
  expect(publicStages.filter(isRiderPublic)).toEqual(['collected', 'near-customer']);
});

test('two people who send something to each other see it go on as a recipient does', () => {
  const told = way.map(([status]) => consumerStageOf(anOrder({ status })));
  const places = told.map((stage) => consumerStages.indexOf(stage));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect([...new Set(told)]).toEqual(consumerStages.slice(0, 5));
  for (const status of ['RETURN_INITIATED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'STALLED']) {
    expect(consumerStageOf(anOrder({ status }))).toBe('cancelled');
  }
});

test('each audience is told its own stage, and that of a newer server counts as the first', () =>
  law(
    fc.property(
      fc.constantFrom(...publicStages, 'of-tomorrow'),
      fc.constantFrom(...consumerStages, 'of-tomorrow'),
      (stage, consumer_stage) => {
        const tracking = { stage, consumer_stage };
        expect(stageOf(tracking, 'recipient')).toBe(stage === 'of-tomorrow' ? 'preparing' : stage);
        const goesBack = stage === 'return-initiated' || stage === 'returned';
        const own = consumer_stage === 'of-tomorrow' ? 'placed' : consumer_stage;
        expect(stageOf(tracking, 'consumer')).toBe(goesBack ? stage : own);
      },
    ),
  ));
