import { rankOf } from '#core/rules';
import type { Order } from '#schemas';

export { riderAssigned } from '#core/rules';

/** Whether the rider's position is asked for: DELAYED, or from RECEIVED_BY_VENDOR up to before DELIVERED. */
export function riderPolled({ status }: Order): boolean {
  if (status === 'DELAYED') return true;
  const rank = rankOf(status);
  return rank >= firstPolled && rank < afterPolled;
}

const firstPolled = rankOf('RECEIVED_BY_VENDOR');
const afterPolled = rankOf('DELIVERED');
