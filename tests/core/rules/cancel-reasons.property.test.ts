import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cancellationCost,
  cancelReasonsFor,
  isCancellable,
  riderAssigned,
  statusAfterEdit,
} from '#core/rules';
import { cancelReasons } from '#schemas';
import { market as kuwait } from '../../../markets/kw.ts';
import { market as singapore } from '../../../markets/sg.ts';
import { order as anyOrder, NOW } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const market = fc.constantFrom(singapore, kuwait);
const verdict = fc.constantFrom('charged', 'waived', 'compensated');
const anyTable = fc
  .tuple(...cancelReasons.map((reason) => verdict.map((each) => [reason, each] as const)))
  .map((rows) => Object.fromEntries(rows) as typeof singapore.cancellation.reasons);

test('once a rider was found, no reason that a shop may give spares it money unless the order shows it', () =>
  law(
    fc.property(anyOrder, market, anyTable, (order, where, reasons) => {
      fc.pre(riderAssigned(order));
      const cancellation = { ...where.cancellation, reasons };
      const late = NOW > (order.preordered_for ?? order.created_at + 3600) + 1800;
      for (const reason of cancelReasonsFor(order, { market: { cancellation }, now: NOW })) {
        const context = { market: { ...where, cancellation }, now: NOW };
        const { verdict: said } = cancellationCost(order, reason, context);
        expect(said === 'charged' || (reason === 'late_delivery' && late), reason).toBe(true);
      }
    }),
  ));

test('there is always a reason to choose, and none of what only the fleet can know', () =>
  law(
    fc.property(anyOrder, market, (order, where) => {
      const offered = cancelReasonsFor(order, { market: where, now: NOW });
      expect(offered).toEqual(expect.arrayContaining(['mistake_error', 'reason_unknown']));
      for (const reason of ['courier_accident', 'bad_weather', 'technical_problem'] as const)
        expect(offered).not.toContain(reason);
    }),
  ));

test('an edit makes no order cancellable that was not, and keeps none from it that was', () =>
  law(
    fc.property(anyOrder, fc.boolean(), (order, delayedCancellation) => {
      const context = { now: NOW, delayedCancellation };
      const last = Math.max(...order.status_history.map(({ created_at }) => created_at));
      fc.pre(
        order.status_history.some(
          ({ status, created_at }) =>
            status === order.status && created_at === last && status !== 'MODIFIED',
        ),
      );
      const created_at = last + 1;
      const edited = {
        ...order,
        status: 'MODIFIED',
        status_history: [...order.status_history, { status: 'MODIFIED', created_at }],
      };
      const { status } =
        order.status_history.findLast((entry) => entry.created_at === last) ?? order;
      const before = isCancellable({ ...order, status }, context);
      expect(isCancellable(edited, context)).toBe(before);
    }),
  ));

test('an accepted order stays as it is for cancelling however often it is edited', () => {
  const status_history = historyOf('WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY');
  const accepted = anOrder({ status: 'COURIER_ACCEPTED_DELIVERY', status_history });
  expect(statusAfterEdit(accepted)).toBe('MODIFIED');
  const at = (seconds: number) => ({ status: 'MODIFIED', created_at: NOW + seconds });
  const edited = {
    ...accepted,
    status: 'MODIFIED',
    status_history: [...status_history, at(1), at(2)],
  };
  const context = { now: NOW + 3, delayedCancellation: true };
  expect(isCancellable(edited, context)).toBe(isCancellable(accepted, context));
});

test('that there is no rider or that it is late is offered only when it is so', () => {
  const offered = (more: Parameters<typeof anOrder>[0], now = NOW) =>
    cancelReasonsFor(anOrder({ created_at: NOW - 60, ...more }), { market: singapore, now });
  const waiting = historyOf('WAITING_FOR_TRANSPORT');
  const found = historyOf('WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY');
  expect(offered({ status_history: waiting })).toContain('no_courier');
  expect(offered({ status_history: found })).not.toContain('no_courier');
  expect(offered({ status_history: found })).not.toContain('late_delivery');
  expect(offered({ status_history: found }, NOW + 90 * 60)).toContain('late_delivery');
});

test('a committed payment waits ten minutes from the last time that it was committed', () =>
  law(
    fc.property(fc.array(fc.nat({ max: 1300 }), { minLength: 1, maxLength: 4 }), (ages) => {
      const committed = ages.map((age) => ({ status: 'PAYMENT_COMMITTED', created_at: NOW - age }));
      const status_history = [
        ...[{ status: 'PAYMENT_INITIATED', created_at: NOW - 5 }, ...committed],
        { status: 'INITIATED', created_at: NOW - 5000 },
      ];
      const paid = anOrder({ status: 'PAYMENT_COMMITTED', status_history });
      const context = { now: NOW, delayedCancellation: false };
      expect(isCancellable(paid, context)).toBe(Math.min(...ages) > 600);
    }),
    { examples: [[[600]], [[601, 1300]]] },
  ));

test('a status that nobody knows is cancelled by nobody, edited or not', () => {
  for (const status of ['TELEPORTED', 'toString']) {
    const status_history = [...historyOf(status), { status: 'MODIFIED', created_at: NOW }];
    const context = { now: NOW, delayedCancellation: true };
    expect(isCancellable(anOrder({ status, status_history }), context)).toBe(false);
    expect(isCancellable(anOrder({ status: 'MODIFIED', status_history }), context)).toBe(false);
  }
});
