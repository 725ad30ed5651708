import type { Market, OrderCreation, UnixTime } from '#schemas';
import { type RuleContext, violationsOf } from './order-rules.ts';
import { pickupCodeFault } from './pickup-code.ts';
import { preOrderViolation } from './pre-order.ts';
import type { RuleName } from './rule-order.ts';
import { vatNumberViolation } from './vat-number.ts';
import { inOrder, type RuledViolation, type Violation } from './violation.ts';

type Context = RuleContext & { readonly market: Market; readonly now: UnixTime };

/** Checks a creation payload by the form's rules, for a server that trusts no client; the first violation, or null. */
export function validateOrder(order: OrderCreation, context: Context): Violation | null {
  const { customer } = order;
  const { location } = customer;
  const violations = violationsOf(
    {
      vendorId: order.vendor_id,
      unitNumber: order.unit_number ?? '',
      customerName: customer.name,
      phoneNumber: customer.phone_number,
      description: order.order.description,
      address: location.address,
      latitude: location.latitude,
      longitude: location.longitude,
      amount: amountText(order, context.market),
      paymentMethod: order.order.payment_method,
    },
    context,
  );
  const [first] = inOrder([
    ...violations,
    ...addRule('pickup-code', longPickupCode(order, context.market)),
    ...addRule('vat-number', vatNumberViolation(order.vat_number ?? '')),
    ...addRule('pre-order', preOrderViolation(order.preordered_for ?? null, context)),
  ]);
  return first ?? null;
}

/** The rules of features come after the form's own. */
function addRule(rule: RuleName, violation: Violation | null): readonly RuledViolation[] {
  return violation === null ? [] : [{ ...violation, rule }];
}

/** An optional amount that was left empty arrives as zero. */
function amountText({ order }: OrderCreation, { request }: Market): string | number {
  return order.amount === 0 && !request.amountRequired ? '' : order.amount;
}

/** The rule of the pickup code's feature, which the server checks whatever the flags. */
function longPickupCode({ pickup_tasks }: OrderCreation, { request }: Market): Violation | null {
  const fault = pickupCodeFault(pickup_tasks?.pickup_code, request);
  return fault === null ? null : { field: 'pickupCode', ...fault };
}
