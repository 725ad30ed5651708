import { randomUUID } from 'node:crypto';
import type { FeeQuote, Order } from '#schemas';
import type { testServer } from '../../support/server.ts';

/** A place near the first outlet of the demo. */
export const nearby = { latitude: 1.2801, longitude: 103.8505 };
export const outlet = { latitude: 1.27653, longitude: 103.84591 };
export const vendorId = 'm4pk1';

type Headers = Record<string, string>;
type Who = 'merchant' | 'stranger';
/** Who signs in may be given by the test. */
type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'app'> & {
  signIn: (who?: Who) => Promise<{ headers: Headers }>;
};

/** What a client of the order calls does, against a server with the demo's people. */
export async function orderClient(server: Server, who: Who = 'merchant') {
  const { headers } = await server.signIn(who);
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    more: Headers = {},
  ) =>
    server.app.inject({
      ...{ method, url: `/orders/api/v1${path}`, headers: { ...headers, ...more } },
      ...(payload && { payload }),
    });
  const quote = async (destination = nearby, vendor_id = vendorId): Promise<FeeQuote> => {
    const route = { source: outlet, destination, vendor_id, delivery_type: 'food' };
    const answer = await call('POST', '/delivery/fee', { ...route, payment_method: 'PAID' });
    return answer.json().result;
  };
  const bodyFor = async () => {
    const { fee, signature } = await quote();
    return {
      vendor_id: vendorId,
      customer: {
        name: 'Ana Lim',
        phone_number: '+65 9123 4567',
        location: { ...nearby, address: '#02-01, 5 Raffles Place', notes: 'Ring twice' },
      },
      order: {
        payment_method: 'PAID',
        amount: 20,
        description: 'Two bowls',
        cold_bag_needed: false,
      },
      ...{ delivery_fee: fee, signature, unit_number: '#02-01' },
    };
  };
  const create = (body: object, key: string = randomUUID()) =>
    call('POST', '/order', body, { 'idempotency-key': key });
  const place = async (): Promise<Order> => {
    const answer = await create(await bodyFor());
    return answer.json().result.order;
  };
  return { headers, call, quote, bodyFor, create, place };
}
