import type { Order, OrderStatus } from '#schemas';
import { parseAmount } from './amount.ts';
import { type OrderForm, type RuleContext, violationsOf } from './order-rules.ts';
import { lastRecorded, riderAssigned, wasCollected } from './progress.ts';
import { inOrder, type RankedViolation } from './violation.ts';

/** Whether an order may still be edited: until its pickup, and not when a card was charged for it as it is. */
export function isEditable(order: Pick<Order, 'status' | 'status_history'>): boolean {
  const isCharged = lastRecorded(order, 'PAYMENT_COMMITTED') !== null;
  return editable.has(order.status) && !wasCollected(order) && !isCharged;
}

/**
 * The status that an edit leads to. The rank of MODIFIED lies after a rider's acceptance and before their arrival: earlier
 * it would tell of a rider who is not there yet, later it would take the order back, so the status then stays.
 */
export function statusAfterEdit(
  order: Pick<Order, 'status' | 'status_history'>,
): 'MODIFIED' | undefined {
  return riderAssigned(order) && beforeArrival.has(order.status) ? 'MODIFIED' : undefined;
}

/**
 * What another way of paying would need. Nobody is asked at the door for what was not to be collected, and what was
 * to be collected is not dropped while there is still an amount.
 */
export function paymentChange(before: string, after: string): 'allowed' | 'needs-zero' | 'refused' {
  if (collectedAtDoor.has(before) === collectedAtDoor.has(after)) return 'allowed';
  return collectedAtDoor.has(before) ? 'needs-zero' : 'refused';
}

/**
 * What keeps an edit from being sent, in the order of the rules. What an edit cannot change is not held against it, and a
 * way of paying that is kept need not be offered any more.
 */
export function editViolations(
  before: Pick<Order, 'order'>,
  form: OrderForm,
  context: RuleContext,
): readonly RankedViolation[] {
  const { payment_method: method } = before.order;
  const change = paymentChange(method, form.paymentMethod);
  const violations = violationsOf(form, context).filter(
    ({ rank }) =>
      !unchangeable.has(rank) && !(rank === rankOfPayment && form.paymentMethod === method),
  );
  if (change === 'allowed') return violations;
  if (change === 'refused') {
    return inOrder([...violations, { ...refusedPayment, rank: rankOfPayment }]);
  }
  const others = violations.filter(({ rank }) => rank !== rankOfAmount);
  const isZero = (parseAmount(form.amount) ?? 0) === 0;
  return isZero ? others : inOrder([...others, { ...amountLeft, rank: rankOfAmount }]);
}

const rankOfAmount = 8;
const rankOfPayment = 9;
/** Customer name and phone. */
const unchangeable: ReadonlySet<number> = new Set([3, 4]);
const refusedPayment = { field: 'paymentMethod', key: 'validation.edit.payment-refused' };
const amountLeft = { field: 'orderAmount', key: 'validation.edit.amount-zero' };

/** What the rider takes from the customer. */
const collectedAtDoor: ReadonlySet<string> = new Set(['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']);

const beforeArrival: ReadonlySet<string> = new Set<OrderStatus>([
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'MODIFIED',
]);

const editable: ReadonlySet<string> = new Set<OrderStatus>([
  'NEW',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'MODIFIED',
  'NEAR_VENDOR',
  'DELAYED',
]);
