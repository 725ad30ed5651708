import { randomUUID } from 'node:crypto';
import { type Ask, ask, type SignedIn, signInPast } from '../support/api.ts';
import { productPort } from '../support/own-product.ts';

type Row = {
  order_id: string;
  status: string;
  created_at: number;
  updated_at: number;
  customer: { name: string };
};
export type Texts = {
  name: string;
  address?: string;
  notes?: string;
  description?: string;
  pickupCode?: string;
  /** In two hours, so that no rider moves it on meanwhile. */
  isLater?: boolean;
};

const sessions = new Map<number, Promise<SignedIn>>();

/** What the server holds under a name, asked past the browser and its faults. */
export async function ordersNamed(
  vendor: string,
  name: string,
  port = productPort,
): Promise<readonly Row[]> {
  const { data } = await askSignedIn<{ data: Row[] }>(
    `/orders/api/v1/vendor/${vendor}/orders?count=200`,
    { port },
  );
  return data.filter(({ customer }) => customer.name === name);
}

/** Places an order past the browser, as another device of the vendor would; answers its id. */
export async function placeOrder(
  vendor: string,
  {
    name,
    address = '1 Orchard Road',
    notes = '',
    description = '',
    pickupCode,
    isLater = false,
  }: Texts,
  { port = productPort, key = String(randomUUID()) } = {},
): Promise<string> {
  const source = await originOf(vendor, port);
  const destination = { latitude: source.latitude + 0.01, longitude: source.longitude + 0.01 };
  const quote = await askSignedIn<{ fee: number; signature: string }>(
    '/orders/api/v1/delivery/fee',
    {
      body: {
        source,
        destination,
        vendor_id: vendor,
        delivery_type: 'food',
        payment_method: 'PAID',
      },
      port,
    },
  );
  const { order_id } = await askSignedIn<{ order_id: string }>('/orders/api/v1/order', {
    port,
    headers: { 'idempotency-key': key },
    body: {
      vendor_id: vendor,
      customer: { name, phone_number: '+6581234567', location: { ...destination, address, notes } },
      order: { payment_method: 'PAID', amount: 12.5, description, cold_bag_needed: false },
      delivery_fee: quote.fee,
      signature: quote.signature,
      unit_number: '04-12',
      ...(pickupCode !== undefined && { pickup_tasks: { pickup_code: pickupCode } }),
      ...(isLater && { preordered_for: quarterAfter(Date.now() / 1000 + 7200) }),
    },
  });
  return order_id;
}

const quarterAfter = (at: number) => Math.ceil(at / 900) * 900;

type Located = { vendor_information: { location: { latitude: number; longitude: number } } };

async function originOf(vendor: string, port: number) {
  const found = await askSignedIn<Located>(`/orders/api/v1/vendor/${vendor}`, { port });
  const { latitude, longitude } = found.vendor_information.location;
  return { latitude, longitude };
}

async function askSignedIn<Result>(path: string, { port = 0, ...rest }: Ask): Promise<Result> {
  const session = sessions.get(port) ?? signInPast(port);
  sessions.set(port, session);
  const { AccessToken, IdToken } = (await session).AuthenticationResult;
  const authorization = `Bearer ${AccessToken}|${IdToken}`;
  return ask(path, { ...rest, port, headers: { ...rest.headers, authorization } });
}
