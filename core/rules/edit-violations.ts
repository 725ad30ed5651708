import type { Order } from '#schemas';
import { parseAmount } from './amount.ts';
import { paymentChange } from './editing.ts';
import { type OrderForm, type RuleContext, violationsOf } from './order-rules.ts';
import type { RuleName } from './rule-order.ts';
import { inOrder, type RuledViolation } from './violation.ts';

/**
 * Why an edit cannot be sent, in the order of the rules. Fields that an edit cannot change are not checked, and an unchanged
 * way of paying is fine even if it is no longer offered.
 */
export function editViolations(
  before: Pick<Order, 'order'>,
  form: OrderForm,
  context: RuleContext,
): readonly RuledViolation[] {
  const { payment_method: method } = before.order;
  const change = paymentChange(method, form.paymentMethod);
  const isKept = form.paymentMethod === method;
  const violations = violationsOf(form, context).filter(
    ({ rule }) => !unchangeable.has(rule) && !(rule === 'payment-method' && isKept),
  );
  if (change === 'allowed') return violations;
  if (change === 'refused') {
    return inOrder([...violations, refusedPayment]);
  }
  const others = violations.filter(({ rule }) => rule !== 'amount');
  const { amount } = form;
  const value = typeof amount === 'number' ? amount : parseAmount(amount, context.market);
  const isZero = (value ?? 0) === 0;
  return isZero ? others : inOrder([...others, amountLeft]);
}

const unchangeable: ReadonlySet<RuleName> = new Set(['customer-name', 'customer-phone']);
const refusedPayment: RuledViolation = {
  field: 'paymentMethod',
  key: 'validation.edit.payment-refused',
  rule: 'payment-change',
};
const amountLeft: RuledViolation = {
  field: 'orderAmount',
  key: 'validation.edit.amount-zero',
  rule: 'amount',
};
