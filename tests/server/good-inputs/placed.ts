import type { Order, OrderCreation } from '#schemas';
import { nearby, outlet, vendorId } from '../orders/support.ts';
import type { World } from './world.ts';

/** A way that the demo's outlet delivers. */
export const way = {
  ...{ source: outlet, destination: nearby, vendor_id: vendorId },
  delivery_type: 'food' as const,
};
export const paid = { ...way, payment_method: 'PAID' as const };

/** An order that can be placed, whose fee is signed. */
export async function creation({ make, next }: World): Promise<OrderCreation> {
  const { fee, signature } = await make('quoteFee', { body: paid });
  return {
    vendor_id: vendorId,
    customer: {
      ...{ name: 'Ana Lim', phone_number: '+65 9123 4567' },
      location: { ...nearby, address: '#02-01, 5 Raffles Place', notes: 'Ring twice' },
    },
    order: {
      ...{ payment_method: 'PAID', amount: 20, description: 'Two bowls', cold_bag_needed: false },
    },
    ...{ delivery_fee: fee, signature, unit_number: '#02-01', building: 'Tower' },
    reference: `till-${next()}`,
    pickup_tasks: { pickup_code: `A${next()}` },
  };
}

/** An order of the demo's merchant that has just been placed. */
export async function placed(world: World): Promise<Order> {
  const { order } = await world.make('createOrder', { body: await creation(world) });
  return order;
}
