import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStages, stagesOf } from '#core/rules';
import { type OrderStatus, orderStatuses } from '#schemas';
import { NOW, order } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const statuses = fc.array(fc.constantFrom<OrderStatus>(...orderStatuses), {
  minLength: 1,
  maxLength: 12,
});
const reachedBy = (...history: OrderStatus[]) =>
  stagesOf(anOrder({ status: history.at(-1) ?? 'NEW', status_history: historyOf(...history) }));
const names = (...history: OrderStatus[]) =>
  reachedBy(...history).reached.map((each) => each.stage);

describe('the stages of an order', () => {
  test('are the first ones of all, with times that follow each other, whatever a record says', () =>
    law(
      fc.property(order, (record) => {
        const { reached } = stagesOf(record);
        expect(reached.map(({ stage }) => stage)).toEqual(orderStages.slice(0, reached.length));
        const times = reached.flatMap(({ at }) => (at === null ? [] : [at]));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(reached.length).toBeGreaterThan(0);
      }),
    ));

  test('never go back, unless the rider left before the pickup', () =>
    law(
      fc.property(statuses, (history) => {
        const steps = history.map((_, at) => names(...history.slice(0, at + 1)).length);
        const lost = history.map((status) => status === 'WAITING_FOR_TRANSPORT');
        for (const [at, length] of steps.entries()) {
          const before = Math.min(steps[at - 1] ?? 1, 4);
          if (lost[at] && before < 4) expect(length).toBe(1);
          else expect(length).toBeGreaterThanOrEqual(before);
        }
      }),
    ));

  test('do not depend on the order in which a history came', () =>
    law(
      fc.property(statuses, (history) => {
        const entries = historyOf(...history);
        const record = anOrder({ status: history.at(-1) ?? 'NEW', status_history: entries });
        const mixed = { ...record, status_history: entries.toReversed() };
        expect(stagesOf(mixed)).toEqual(stagesOf(record));
      }),
    ));

  test.each([
    [['NEW'], ['placed']],
    [
      ['NEW', 'ASSIGNED_TO_TRANSPORT'],
      ['placed', 'rider-found'],
    ],
    [['NEW', 'COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'], ['placed']],
    [
      ['NEW', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED'],
      ['placed', 'rider-found'],
    ],
    [
      ['NEW', 'NEAR_VENDOR', 'DELAYED'],
      ['placed', 'rider-found', 'at-shop'],
    ],
    [
      ['NEW', 'PICKED_UP', 'NEAR_VENDOR'],
      ['placed', 'rider-found', 'at-shop', 'on-the-way'],
    ],
    [['NEW', 'PICKED_UP', 'DELIVERED'], [...orderStages]],
  ] as const)('after %j: %j', (history, stages) => {
    expect(names(...history)).toEqual(stages);
    expect(reachedBy(...history).end).toBeNull();
  });
});

describe('an order that does not reach the door', () => {
  test.each([
    'STALLED',
    'CANCELLED',
    'PAYMENT_FAILED',
    'PAYMENT_CANCELLED',
    'RETURN_INITIATED',
    'RETURNED_TO_VENDOR',
  ] as const)('shows what it reached, and that it is %s', (status) => {
    const { reached, end } = reachedBy('NEW', 'COURIER_ACCEPTED_DELIVERY', status);
    expect(reached.map(({ stage }) => stage)).toEqual(['placed', 'rider-found']);
    expect(end?.status).toBe(status);
  });

  test('has not been delivered, whatever stood between', () =>
    law(
      fc.property(order, (record) => {
        const { reached, end } = stagesOf(record);
        if (end !== null) expect(reached.map(({ stage }) => stage)).not.toContain('delivered');
      }),
    ));
});

test('a stage that a record skipped has no time, and one without a line has that of the record', () => {
  const record = anOrder({ status: 'PICKED_UP', created_at: NOW - 900, updated_at: NOW });
  expect(stagesOf({ ...record, status_history: [] }).reached).toEqual([
    { stage: 'placed', at: NOW - 900 },
    { stage: 'rider-found', at: null },
    { stage: 'at-shop', at: null },
    { stage: 'on-the-way', at: NOW },
  ]);
});
