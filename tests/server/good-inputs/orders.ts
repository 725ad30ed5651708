import { nearby, outlet, vendorId } from '../orders/support.ts';
import type { GoodInputs } from './given.ts';
import { creation, paid, placed, way } from './placed.ts';
import { received } from './rides.ts';

/** Requesting riders, and what comes before and after it. */
export const orderInputs: GoodInputs<
  | 'quoteFee'
  | 'validateDeliveryArea'
  | 'estimate'
  | 'createOrder'
  | 'updateOrder'
  | 'cancelOrder'
  | 'validateVoucher'
  | 'mailReport'
  | 'reportFault'
> = {
  quoteFee: { fresh: async () => ({ body: paid }) },
  validateDeliveryArea: {
    fresh: async () => ({
      body: {
        location: { lat: nearby.latitude, lng: nearby.longitude },
        ...{ vendor_location: outlet, vendor_id: vendorId },
      },
    }),
    did: ({ result }) => result === 'DELIVERABLE',
  },
  estimate: { fresh: async () => ({ body: way }) },
  createOrder: {
    fresh: async (world) => ({ body: await creation(world), key: `order-${world.next()}` }),
  },
  updateOrder: {
    async fresh(world) {
      const { order_id, customer } = await placed(world);
      const { delivery_fee, signature } = await creation(world);
      return {
        params: { orderId: order_id },
        body: {
          ...{ vendor_id: vendorId, payment_method: 'PAID', amount: 20, item_details: 'Edited' },
          location: { ...nearby, address: customer.location.address, notes: 'Ring once' },
          ...{ delivery_fee, signature, unit_number: '#01', building: 'Tower' },
        },
      };
    },
    did: ({ result }) => result.order.description === 'Edited' && (result.revision ?? 0) > 0,
  },
  cancelOrder: {
    async fresh(world) {
      const { order_id } = await received(world);
      return { body: { vendor_id: vendorId, order_id, reason: 'mistake_error' } };
    },
    again: ['NotCancellable'],
    did: ({ result }) => result.status === 'CANCELLED',
  },
  validateVoucher: {
    async fresh(world) {
      const { headers } = await world.person({ vendorId });
      const { delivery_fee, signature } = await creation(world);
      const order_time = Math.floor(world.server.deps.clock());
      const order = { order_time, delivery_fee, signature };
      return { headers, body: { code: 'WELCOME2', order, vendor_id: vendorId } };
    },
    again: ['TooManyRequestsException'],
  },
  mailReport: {
    async fresh(world) {
      const { headers } = await world.person({ vendorId });
      const to = Math.floor(world.server.deps.clock());
      const what = { file: 'orders' as const, format: 'csv' as const, language: 'en' };
      return { headers, params: { vendorId }, body: { ...what, from: to - 86_400, to } };
    },
    again: ['TooManyRequestsException'],
  },
  reportFault: {
    fresh: async () => ({ body: { feature: 'tip', part: 'fields', message: 'It broke.' } }),
  },
};
