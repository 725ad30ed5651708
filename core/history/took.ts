import type { Order } from '#schemas';

/** Whole minutes from placing to delivery; null for what was not delivered, and for a pre-order, which waits on purpose. */
export function minutesTaken({ status_history, created_at, preordered_for }: Order): number | null {
  const at = status_history.find(({ status }) => status === 'DELIVERED')?.created_at;
  return at === undefined || preordered_for != null ? null : Math.round((at - created_at) / 60);
}
