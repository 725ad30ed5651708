import { isLonger, type Market, type PaymentMethod } from '#schemas';
import {
  type AmountMarket,
  parseAmount,
  readAmount,
  readExactly,
  tooFine,
  writeAmount,
} from './amount.ts';
import { westernDigits } from './digits.ts';
import { paysAtDoor } from './door-money.ts';
import { isPossiblePhone, type PhonePlan } from './phone.ts';
import type { RuleName } from './rule-order.ts';
import type { RuledViolation, Violation } from './violation.ts';

/** An order as the form holds it, before it becomes a payload; texts are as they were typed. */
export type OrderForm = {
  readonly vendorId: string | null;
  readonly unitNumber: string;
  readonly customerName: string;
  readonly phoneNumber: string;
  readonly description: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** As typed, or the number of a payload. */
  readonly amount: string | number;
  readonly paymentMethod: string;
};

/** What the rules need besides the form: the market's data, never its name. */
export type RuleContext = {
  readonly market: Pick<Market, 'request'> & AmountMarket & Offered;
  readonly phonePlan: PhonePlan;
};

/** The offered ways of paying, with those that features add. */
type Offered = { readonly paymentMethods: readonly PaymentMethod[] };

type Rule = {
  readonly name: RuleName;
  readonly check: (form: OrderForm, context: RuleContext) => Violation | null;
};

/** The rules of the bare form, in their order. */
export const orderRules: readonly Rule[] = [
  { name: 'vendor', check: hasVendor },
  { name: 'unit-number', check: hasUnitNumber },
  { name: 'customer-name', check: hasCustomerName },
  { name: 'customer-phone', check: hasPhoneNumber },
  { name: 'description', check: hasShortDescription },
  { name: 'address', check: hasAddress },
  { name: 'amount', check: hasAmount },
  { name: 'payment-method', check: hasPaymentMethod },
  { name: 'payment-at-door', check: hasSomethingToCollect },
];

/** Every violation, in the order of the rules. */
export function violationsOf(form: OrderForm, context: RuleContext): readonly RuledViolation[] {
  return orderRules.flatMap(({ name, check }) => {
    const violation = check(form, context);
    return violation === null ? [] : [{ ...violation, rule: name }];
  });
}

function hasVendor({ vendorId }: OrderForm): Violation | null {
  return vendorId === null ? { field: 'vendorId', key: 'error.cant-retrieve-vendor-rar' } : null;
}

function hasUnitNumber({ unitNumber }: OrderForm, { market }: RuleContext): Violation | null {
  const missing = market.request.unitNumberRequired && isBlank(unitNumber);
  return missing ? { field: 'destinationUnitNumber', key: 'validation.fill-unit-number' } : null;
}

function hasCustomerName({ customerName }: OrderForm): Violation | null {
  const field = 'destinationName';
  if (isBlank(customerName)) return { field, key: 'validation.fill-customer-name' };
  return /\p{Nd}/u.test(customerName) ? { field, key: 'validation.wrong-customer-name' } : null;
}

function hasPhoneNumber({ phoneNumber }: OrderForm, { phonePlan }: RuleContext): Violation | null {
  const field = 'destinationPhoneNumber';
  if (isBlank(phoneNumber)) return { field, key: 'validation.fill-customer-phone' };
  return isPossiblePhone(phoneNumber, phonePlan)
    ? null
    : { field, key: 'validation.phone-incorrect' };
}

function hasShortDescription(
  { description }: OrderForm,
  { market }: RuleContext,
): Violation | null {
  const max = market.request.descriptionMaxLength;
  return isLonger(description, max)
    ? { field: 'orderDescription', key: 'validation.fill-description', values: { max } }
    : null;
}

function hasAddress({ address, latitude, longitude }: OrderForm): Violation | null {
  const field = 'destinationTextAddress';
  if (isBlank(address)) return { field, key: 'validation.fill-address' };
  return latitude === null || longitude === null
    ? { field, key: 'validation.invalid-coordinates' }
    : null;
}

function hasAmount({ amount }: OrderForm, { market }: RuleContext): Violation | null {
  const field = 'orderAmount';
  const { amountRequired, minimumAmount: minimum } = market.request;
  if (isBlank(String(amount)))
    return amountRequired ? { field, key: 'validation.fill-amount' } : null;
  const fault = tooFine(amount, market);
  if (fault !== null) return { field, ...fault };
  const [value, other] = typeof amount === 'number' ? [amount] : readAmount(amount, market);
  if (value === undefined) return { field, ...amountFault(String(amount).trim(), market) };
  if (other !== undefined) {
    const values = { first: writeAmount(value, market), second: writeAmount(other, market) };
    return { field, key: 'validation.amount-unclear', values };
  }
  return minimum !== null && value < minimum
    ? { field, key: 'validation.amount-minimum', values: { minimum, currency: market.currency } }
    : null;
}

/** Why a text is no valid amount. */
function amountFault(typed: string, market: AmountMarket): Omit<Violation, 'field'> {
  const positive = westernDigits(typed).replace(/^\p{Cf}*[-−–]/u, '');
  const isNegative = readExactly(positive, market).length > 0;
  if (isNegative) return { key: 'validation.amount-negative' };
  return { key: 'validation.amount-unreadable', values: { typed: typed.slice(0, 40) } };
}

function hasPaymentMethod(form: OrderForm, { market }: RuleContext): Violation | null {
  if (findMethod(form, market) !== undefined) return null;
  return { field: 'paymentMethod', key: 'validation.fill-payment-method' };
}

function findMethod({ paymentMethod }: OrderForm, market: RuleContext['market']) {
  return market.paymentMethods.find((method) => method === paymentMethod);
}

function hasSomethingToCollect(form: OrderForm, { market }: RuleContext): Violation | null {
  const method = findMethod(form, market);
  if (method === undefined || !paysAtDoor(method)) return null;
  const { amount } = form;
  // A missing or unreadable amount has a violation of its own.
  const isLeftOut = isBlank(String(amount)) && !market.request.amountRequired;
  const value = isLeftOut ? 0 : typeof amount === 'number' ? amount : parseAmount(amount, market);
  return value === 0 ? { field: 'paymentMethod', key: 'validation.nothing-to-collect' } : null;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
