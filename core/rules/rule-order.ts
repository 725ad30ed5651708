/**
 * The rules of a request in the order in which they are told (specification 2, section 5), those of features and of the page
 * among them: of several that fail the first is the one to show.
 */
export const ruleNames = [
  // What must not be kept anywhere is said before all else.
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
  // What an order in hand was promised to be paid with cannot become anything else.
  'payment-change',
  'vat-number',
  'terms',
  'pre-order',
  'voucher',
  // What a feature keeps with the order.
  'feature',
  // What is only too long says less than what else is wrong with it.
  'length',
  'service-hours',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** Sorts rules into the order in which they are told. */
export function compareRules(one: RuleName, other: RuleName): number {
  return ruleNames.indexOf(one) - ruleNames.indexOf(other);
}
