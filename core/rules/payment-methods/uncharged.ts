import type { Order, OrderStatus } from '#schemas';

const uncharged: ReadonlySet<string> = new Set<OrderStatus>([
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
]);

/** Whether the order ended because its card was not charged: the provider's word, which is final. */
export function isUncharged({ status }: Pick<Order, 'status'>): boolean {
  return uncharged.has(status);
}
