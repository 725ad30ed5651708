import { rankOf } from '#core/rules';
import type { Order, OrderStatus } from '#schemas';

export { riderAssigned } from '#core/rules';

/** Whether the rider's position is asked for: DELAYED, or from RECEIVED_BY_VENDOR up to before DELIVERED. */
export function riderPolled({ status }: Order): boolean {
  if (status === 'DELAYED') return true;
  const rank = rankOf(status);
  return rank >= firstPolled && rank < afterPolled;
}

/** While no rider is found there is nothing to see on a full map. */
export function fullMapHidden({ status }: Order): boolean {
  return mapHidden.has(status);
}

const firstPolled = rankOf('RECEIVED_BY_VENDOR');
const afterPolled = rankOf('DELIVERED');
const mapHidden: ReadonlySet<string> = new Set<OrderStatus>([
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
]);
