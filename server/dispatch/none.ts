import { refusal, refusals } from '../http/refusal.ts';
import type { Dispatcher } from './dispatcher.ts';

/** Nobody finds riders: what would need one is refused before anything is stored, and orders of before stay as they are. */
export const noDispatcher: Dispatcher = {
  takesOrders: false,
  request: async () => undefined,
  change: async () => undefined,
  cancel: async () => undefined,
  locate: async () => undefined,
  locateAll: async () => [],
  photograph: () => Promise.reject(refusals.unknown()),
  estimate: () => {
    throw orderingOff();
  },
  askEstimate: () => Promise.reject(orderingOff()),
};

export function orderingOff() {
  return refusal(503, 'OrderingOff', 'No riders can be requested here.', {
    key: 'request.error.ordering-off',
  });
}
