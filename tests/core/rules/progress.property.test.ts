import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lastRecorded,
  linksKeptFor,
  reachedAt,
  riderAssigned,
  statusGroups,
  toneOfLabel,
  wasCollected,
} from '#core/rules';
import { orderStatuses } from '#schemas';
import { statusTable } from '../../../core/rules/status/table.ts';
import { NOW, order } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

test('a status was last recorded at the latest of its moments, in whatever order they are told', () =>
  law(
    fc.property(order, fc.constantFrom(...orderStatuses), (record, status) => {
      const moments = record.status_history
        .filter((entry) => entry.status === status)
        .map(({ created_at }) => created_at);
      expect(lastRecorded(record, status)).toBe(moments.length === 0 ? null : Math.max(...moments));
      const turned = { status_history: record.status_history.toReversed() };
      expect(lastRecorded(turned, status)).toBe(lastRecorded(record, status));
    }),
  ));

test('a rider is assigned by an acceptance after the last wait, and by the first second of all', () =>
  law(
    fc.property(fc.option(fc.nat({ max: 9 })), fc.option(fc.nat({ max: 9 })), (waits, accepts) => {
      const entry = (status: string, at: number | null) =>
        at === null ? [] : [{ status, created_at: at }];
      const status_history = [
        ...entry('COURIER_ACCEPTED_DELIVERY', accepts),
        ...entry('WAITING_FOR_TRANSPORT', waits),
      ];
      const isAfter = accepts !== null && (waits === null || accepts > waits);
      expect(riderAssigned({ status_history })).toBe(isAfter);
    }),
    {
      examples: [
        [null, 0],
        [0, 1],
        [1, 1],
      ],
    },
  ));

test('goods that left the shop stay collected, whatever is told after that', () =>
  law(
    fc.property(
      order,
      fc.constantFrom('PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'),
      (record, status) => {
        const status_history = [...record.status_history, { status, created_at: NOW }];
        expect(wasCollected({ ...record, status_history })).toBe(true);
      },
    ),
  ));

test('the end of an order is when it got its status last, and its last change where no entry tells', () => {
  const status_history = [
    ...historyOf('DELIVERED', 'RETURN_INITIATED'),
    { status: 'DELIVERED', created_at: NOW },
  ];
  const delivered = anOrder({ status: 'DELIVERED', status_history, updated_at: NOW + 60 });
  expect(reachedAt(delivered)).toBe(NOW);
  expect(reachedAt({ ...delivered, status: 'CANCELLED' })).toBe(NOW + 60);
  expect(linksKeptFor).toEqual({ tracking: 24 * 3600, receipt: 30 * 24 * 3600 });
});

test('each status stands in at most one group, and only a payment that began or goods decide in none', () => {
  const inGroups = (status: string) =>
    Object.values(statusGroups).filter((group) => group.has(status)).length;
  const nowhere = orderStatuses.filter((status) => inGroups(status) === 0);
  const undecided = orderStatuses.filter((status) =>
    ['begun', 'by-goods'].includes(statusTable[status].group),
  );
  expect(nowhere).toEqual(undecided);
  expect(Math.max(...orderStatuses.map(inGroups))).toBe(1);
});

test('a label is coloured as a status that it stands for, and an unknown one as nothing', () => {
  for (const { label } of Object.values(statusTable)) {
    const alike = Object.values(statusTable).filter((each) => each.label === label);
    expect(alike.map(({ tone }) => tone)).toContain(toneOfLabel(label));
  }
  expect(toneOfLabel('unknown')).toBe('neutral');
  expect(toneOfLabel('delivered')).toBe('positive');
});
