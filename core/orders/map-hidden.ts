import type { Order, OrderStatus } from '#schemas';

/** While no rider is found there is nothing to see on a full map. */
export function fullMapHidden({ status }: Order): boolean {
  return mapHidden.has(status);
}

const mapHidden: ReadonlySet<string> = new Set<OrderStatus>([
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
]);
