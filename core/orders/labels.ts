import { isFuturePreorder, labelOfStatus, riderAssigned, type StatusLabel } from '#core/rules';
import type { Order, UnixTime } from '#schemas';

export { labelOfStatus, type StatusLabel } from '#core/rules';

/** The label of the entry at an index of an order's history, which may depend on earlier entries. */
export function labelOfEntry(
  { status_history }: Pick<Order, 'status_history'>,
  at: number,
): StatusLabel {
  const { status = '' } = status_history[at] ?? {};
  if (status !== 'MODIFIED') return labelOfStatus(status);
  const before = { status_history: status_history.slice(0, at) };
  return riderAssigned(before) ? 'in-progress' : labelOfStatus(status);
}

/** The label of an order, ignoring that a future pre-order is "scheduled", which needs the clock. */
export function labelOfOrder(order: Pick<Order, 'status' | 'status_history'>): StatusLabel {
  const { status } = order;
  return status === 'MODIFIED' && riderAssigned(order) ? 'in-progress' : labelOfStatus(status);
}

/** The label of an order now; a future pre-order is "scheduled". */
export function labelOf(order: Order, now: UnixTime): StatusLabel {
  return isFuturePreorder(order, now) ? 'scheduled' : labelOfOrder(order);
}

/** The translation key of a label. */
export function labelKey(label: StatusLabel): `status.${StatusLabel}` {
  return `status.${label}`;
}
