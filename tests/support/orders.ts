import type { Order } from '#schemas';
import { DAY_START, NOW } from './arbitraries.ts';

/** An ordinary order of today, with what the test cares about. */
export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    order_id: 'v1-1',
    vendor_id: 'v1',
    created_at: DAY_START + 60,
    updated_at: NOW - 30,
    status: 'NEW',
    status_history: [],
    customer: {
      name: 'Ana Bó',
      phone_number: '+65 8123 4567',
      location: { address: '12 Orchard Road', latitude: 1.3, longitude: 103.8 },
    },
    order: { amount: 12.5, description: 'Two lunches', payment_method: 'PAID' },
    ...fields,
  };
}

/** A history of these statuses, a minute apart. */
export function historyOf(...statuses: readonly string[]): Order['status_history'] {
  return statuses.map((status, at) => ({ status, created_at: NOW - 3600 + at * 60 }));
}
