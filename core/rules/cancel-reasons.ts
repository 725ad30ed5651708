import type { CancelReason, Market, Order, UnixTime } from '#schemas';
import { isLate } from './lateness.ts';
import { riderAssigned, wasCollected } from './progress.ts';

type Ended = Pick<
  Order,
  'status' | 'status_history' | 'created_at' | 'preordered_for' | 'order' | 'delivery_fee'
>;
type Circumstances = { readonly market: Pick<Market, 'cancellation'>; readonly now: UnixTime };

type Rule = {
  /** Whether a shop may give the reason at the order's present stage. */
  readonly fits: (order: Ended) => boolean;
  /** Whether the order's history proves the reason; unproven, it waives no charge. */
  readonly proof?: (order: Ended, circumstances: Circumstances) => boolean;
};

const always: Rule = { fits: () => true };
const beforePickup: Rule = { fits: (order) => !wasCollected(order) };

/**
 * The reasons of the specification (2, section 4) that a shop can give. The others, such as an accident or the weather, come
 * from the fleet or the operator, and are only shown.
 */
const ofShop: Partial<Record<CancelReason, Rule>> = {
  mistake_error: always,
  'customer-cancelled': always,
  delivery_eta_too_long: always,
  late_delivery: {
    fits: () => true,
    proof: (order, { market, now }) => isLate(order, market.cancellation.lateMinutes, now),
  },
  no_courier: {
    fits: (order) => !riderAssigned(order) && !wasCollected(order),
    proof: (order) => !riderAssigned(order),
  },
  duplicate_order: beforePickup,
  closed: beforePickup,
  address_incomplete_misstated: always,
  wrong_order_items_delivered: { fits: wasCollected },
  reason_unknown: always,
};

/** The reasons that a shop may give now, in the order of the dialog; the server checks the same. */
export function cancelReasonsFor(
  order: Ended,
  circumstances: Circumstances,
): readonly CancelReason[] {
  const { reasons } = circumstances.market.cancellation;
  const rules = Object.entries(ofShop) as [CancelReason, Rule][];
  return rules.flatMap(([reason, { fits, proof }]) => {
    const holds = proof?.(order, circumstances) ?? reasons[reason] === 'charged';
    return fits(order) && holds ? [reason] : [];
  });
}
