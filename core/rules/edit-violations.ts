import type { Order } from '#schemas';
import { parseAmount } from './amount.ts';
import { paymentChange } from './editing.ts';
import { type OrderForm, type RuleContext, violationsOf } from './order-rules.ts';
import { inOrder, type RankedViolation } from './violation.ts';

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
  const isKept = form.paymentMethod === method;
  const violations = violationsOf(form, context).filter(
    ({ rank, key }) => !unchangeable.has(rank) && !(key === notOffered && isKept),
  );
  if (change === 'allowed') return violations;
  if (change === 'refused') {
    return inOrder([...violations, { ...refusedPayment, rank: rankOfPayment }]);
  }
  const others = violations.filter(({ rank }) => rank !== rankOfAmount);
  const { amount } = form;
  const value = typeof amount === 'number' ? amount : parseAmount(amount, context.market);
  const isZero = (value ?? 0) === 0;
  return isZero ? others : inOrder([...others, { ...amountLeft, rank: rankOfAmount }]);
}

const rankOfAmount = 8;
const rankOfPayment = 9;
const notOffered = 'validation.fill-payment-method';
/** Customer name and phone. */
const unchangeable: ReadonlySet<number> = new Set([3, 4]);
const refusedPayment = { field: 'paymentMethod', key: 'validation.edit.payment-refused' };
const amountLeft = { field: 'orderAmount', key: 'validation.edit.amount-zero' };
