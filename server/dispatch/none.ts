import { refusal, refusals } from '../http/refusal.ts';
import type { Dispatcher } from './dispatcher.ts';

/** No dispatcher: new orders are refused before anything is stored, and old ones stay as they are. */
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
