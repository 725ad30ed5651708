/**
 * The rules of a request, those of features and of the page included, in the order of specification 2, section 5: of several
 * violations the first is shown.
 */
export const ruleNames = [
  // First, since a card number must not be kept anywhere.
  'card-number',
  'vendor',
  'sender',
  'unit-number',
  'customer-name',
  'customer-phone',
  'description',
  'pickup-code',
  'address',
  'amount',
  'payment-method',
  'payment-at-door',
  // An edit must not change how an order is paid, except as `paymentChange` allows.
  'payment-change',
  'vat-number',
  'terms',
  'pre-order',
  'voucher',
  // What a feature keeps with the order.
  'feature',
  // Late, since any other violation of a field says more.
  'length',
  'service-hours',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** Compares rules by their order. */
export function compareRules(one: RuleName, other: RuleName): number {
  return ruleNames.indexOf(one) - ruleNames.indexOf(other);
}
