import { randomUUID } from 'node:crypto';
import { Connection } from './connection.ts';

/** The demo's merchant, and somebody of another merchant. */
const people = {
  merchant: { email_address: 'demo@example.com', password: 'Demo!2026' },
  stranger: { email_address: 'other@example.com', password: 'Other!2026' },
} as const;
export type Name = keyof typeof people;

export type Person = {
  headers: Record<string, string>;
  /** An outlet of theirs that has orders, or can have some. */
  outlet: { id: string; latitude: number; longitude: number };
};

type Vendor = {
  vendor_id: string;
  is_parent: boolean;
  vendor_information: { location: { latitude: number | null; longitude: number | null } };
};

export async function signIn(port: number, name: Name): Promise<Person> {
  const connection = new Connection(port);
  const tokens = await result<{
    AuthenticationResult: { AccessToken: string; IdToken: string };
  }>(connection, '/orders/api/v1/login', {}, people[name]);
  const { AccessToken, IdToken } = tokens.AuthenticationResult;
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}` };
  const { vendors } = await result<{ vendors: Vendor[] }>(
    connection,
    '/orders/api/v1/vendors',
    headers,
  );
  connection.end();
  for (const { vendor_id: id, is_parent, vendor_information } of vendors) {
    const { latitude, longitude } = vendor_information.location;
    if (!is_parent && latitude !== null && longitude !== null)
      return { headers, outlet: { id, latitude, longitude } };
  }
  throw new Error(`${name} has no outlet`);
}

/** Asks and reads the result; throws for anything else. */
export async function result<Result>(
  connection: Connection,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Result> {
  const { status, text } = await connection.ask(path, headers, body);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text).result;
}

/** What asks for an order of theirs again and again; its fee is asked for again before it is too old. */
export function ordersOf(port: number, { headers, outlet }: Person) {
  const destination = { latitude: outlet.latitude + 0.004, longitude: outlet.longitude + 0.004 };
  const { id: vendor_id, ...source } = outlet;
  let quote: Promise<{ fee: number; signature: string }> | undefined;
  let quotedAt = 0;
  const quoted = () => {
    if (quote && performance.now() - quotedAt < 200_000) return quote;
    quotedAt = performance.now();
    const asked = { vendor_id, source, destination, delivery_type: 'food', payment_method: 'PAID' };
    // Of its own, since one that asks nothing for long is closed.
    const quoting = new Connection(port);
    quote = result(quoting, '/orders/api/v1/delivery/fee', headers, asked);
    quote.then(
      () => quoting.end(),
      () => quoting.end(),
    );
    return quote;
  };
  return async (connection: Connection) => {
    const { fee, signature } = await quoted();
    return connection.ask(
      '/orders/api/v1/order',
      { ...headers, 'idempotency-key': randomUUID() },
      {
        vendor_id,
        customer: {
          name: 'Ana Lim',
          phone_number: '+6591234567',
          location: { ...destination, address: '5 Raffles Place', notes: 'Ring twice' },
        },
        order: {
          ...{ payment_method: 'PAID', amount: 20, description: 'Two bowls' },
          cold_bag_needed: false,
        },
        ...{ delivery_fee: fee, signature, unit_number: '#02-01' },
      },
    );
  };
}

/** What a page of theirs reads, in turns: the outlet, an order, its newest ten, the riders and the market's hours. */
export async function readsOf(port: number, { headers, outlet }: Person) {
  const { id } = outlet;
  const list = `/orders/api/v1/vendor/${id}/orders?count=10`;
  const connection = new Connection(port);
  const place = ordersOf(port, { headers, outlet });
  const { order_id: orderId }: { order_id: string } = JSON.parse(
    (await place(connection)).text,
  ).result;
  connection.end();
  const asks: readonly (readonly [string, object?])[] = [
    [`/orders/api/v1/vendor/${id}`],
    [`/orders/api/v1/order?vendorId=${id}&orderId=${orderId}`],
    [list],
    ['/hurrier/api/v1/riders/locate', { rider_ids: ['r1', 'r2', 'r3'] }],
    ['/orders/api/v1/vendors'],
  ];
  let nth = 0;
  return (connection: Connection) => {
    const [path, body] = asks[nth++ % asks.length] ?? [list];
    return connection.ask(path, headers, body);
  };
}
