import type { Order } from '#schemas';
import { market } from '../../../markets/sg.ts';

export { market };

const noon = 1_795_255_200;

/** An order as it is when the fleet gets it. */
export function orderOf(number: number, more: Partial<Order> = {}): Order {
  return {
    order_id: `shop-${String(number).padStart(6, '0')}`,
    vendor_id: 'shop',
    ...{ created_at: noon, updated_at: noon, status: 'NEW' },
    status_history: [{ status: 'NEW', created_at: noon }],
    customer: {
      name: 'Ana',
      phone_number: '+6500000001',
      location: { latitude: 1.2801, longitude: 103.8505, address: '5 Raffles Place' },
    },
    order: { amount: 20, description: 'Two bowls', payment_method: 'PAID' },
    origin: { latitude: 1.27653, longitude: 103.84591 },
    ...more,
  };
}
