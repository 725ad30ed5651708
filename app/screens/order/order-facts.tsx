import { useComposition } from '#composition';
import { paymentText } from '#core';
import { formatPhone, isPaidOnline, isUncharged, type Minor, sumsOf } from '#core/rules';
import { priceRows, useConfig, useFormat, useText } from '#i18n';
import { cancelReasons, type Order } from '#schemas';
import { type Fact, Facts } from '#ui';
import { featureRows } from './feature-rows.ts';
import { wholeAddress } from './whole-address.ts';

/**
 * The record in words; what it does not hold is left out, and so are the sums that stand over it (`order-money.tsx`).
 * Features add rows of their own.
 */
export function OrderFacts({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const composition = useComposition();
  const { market, phonePlan } = useConfig();
  const { customer, preordered_for: at, cancellation } = order;
  const { door, amount, fee, discount, lines, total } = sumsOf(order, market);
  // The total of one sum is that sum, which is said already; what the customer gives the rider and what the shop pays have none.
  const isSum = door.amount === 0 && [amount, fee, discount, ...lines].filter(Boolean).length > 1;
  const moneyOf = (sum: number | Minor | null | undefined) =>
    sum == null ? null : format.money(sum);
  const payment = isPaidOnline(order)
    ? 'order.fee.paid'
    : paymentText(order.order.payment_method, composition.settings);
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['order.address', wholeAddress(customer.location)],
    ['order.notes', customer.location.notes],
    ['request.customer.phone', formatPhone(customer.phone_number, phonePlan)],
    ['order.description', order.order.description],
    ['order.reference', order.reference],
    ['order.outlet', order.outlet_name],
    ['order.placed', format.dateTime(order.created_at)],
    ['order.preordered-for', at ? format.dateTime(at) : null],
    // Of a card that was not charged the record says how it was to be paid.
    ['order.payment', isUncharged(order) ? null : t(payment)],
    ['order.amount', door.amount || !amount ? null : moneyOf(amount)],
    ['order.discount', discount ? format.money(-discount) : null],
    ...priceRows(lines, format),
    ['order.total', isSum ? moneyOf(total) : null],
    ...featureRows(composition.detailRows(order), t),
    ['order.cancel-reason', cancellation && t(reasonKey(cancellation.reason))],
    ['order.cancel-charge', moneyOf(cancellation?.charge)],
    ['order.cancel-compensation', moneyOf(cancellation?.compensation)],
    ['order.refund', moneyOf(order.refund?.amount)],
  ];
  return (
    <Facts facts={rows.flatMap(([key, value]) => (value ? [factOf(key, t(key), value)] : []))} />
  );
}

function factOf(id: string, term: string, value: string): Fact {
  return { id, term, value: <bdi>{value}</bdi> };
}

/** A reason that this build does not know yet is another reason. */
function reasonKey(reason: string): string {
  return `reason.${cancelReasons.find((known) => known === reason) ?? 'reason_unknown'}`;
}
