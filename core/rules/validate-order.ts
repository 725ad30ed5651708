import type { Market, OrderCreation } from '#schemas';
import { characters, type RuleContext, violationsOf } from './order-rules.ts';
import type { Violation } from './violation.ts';

type Context = RuleContext & { readonly market: Market };

/** The form's rules held against a whole creation payload, for a server that trusts no client. */
export function validateOrder(order: OrderCreation, context: Context): Violation | null {
  const { customer } = order;
  const { location } = customer;
  const [violation] = violationsOf(
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
  return violation ?? longPickupCode(order, context.market);
}

/** An optional amount that was left empty arrives as zero. */
function amountText({ order }: OrderCreation, { request }: Market): string {
  return order.amount === 0 && !request.amountRequired ? '' : String(order.amount);
}

function longPickupCode({ pickup_tasks }: OrderCreation, market: Market): Violation | null {
  const max = market.request.pickupCodeMaxLength;
  if (characters(pickup_tasks?.pickup_code ?? '') <= max) return null;
  const key = 'request.pickup-code.submit.validation-error.length';
  return { field: 'pickupCode', key, values: { max } };
}
