import { randomUUID } from 'node:crypto';
import type { FeeQuote, PaymentIntent, PaymentOutcome } from '#schemas';
import { paymentErrands } from '../../../server/payments/errands.ts';
import { createSandbox } from '../../../server/payments/sandbox/app.ts';
import { doErrands } from '../../support/errands.ts';
import { guestOf } from '../../support/guests.ts';
import type { testServer } from '../../support/server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

export const cards = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
  challenge: '4000 0000 0000 3220',
} as const;
export const securityCode = '739';

const pickup = { latitude: 1.2815, longitude: 103.848 };
const dropoff = { latitude: 1.2903, longitude: 103.8519 };
/** The one outlet of the demo that may be paid for online. */
const paidOutlet = { id: 'm4pk3', latitude: 1.35404, longitude: 103.94519 };

/** What a page does that pays, and what the card fields in it do, against a server and its sandbox. */
export async function paymentClient(server: Server, who: 'guest' | 'merchant' = 'guest') {
  const sandbox = await createSandbox(server.deps);
  const guest = who === 'guest';
  const headers: Record<string, string> = guest
    ? await guestOf(server, 'sg')
    : (await server.signIn()).headers;
  const vendorId = guest ? 'b-sg' : paidOutlet.id;
  const source = guest
    ? pickup
    : { latitude: paidOutlet.latitude, longitude: paidOutlet.longitude };
  const destination = guest ? dropoff : { latitude: 1.3521, longitude: 103.9436 };

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key?: string) =>
    server.app.inject({
      ...{ method, url: `/orders/api/v1${path}` },
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
  const quote = async (): Promise<FeeQuote> => {
    const route = { source, destination, vendor_id: vendorId, delivery_type: 'food' };
    return (await call('POST', '/delivery/fee', route)).json().result;
  };
  const orderBody = async (payment_method = 'PAID') => {
    const { fee, signature } = await quote();
    return {
      vendor_id: vendorId,
      customer: {
        name: 'Ana Lim',
        phone_number: '+65 9123 4567',
        location: { ...destination, address: '#02-01, 5 Raffles Place', notes: '' },
      },
      order: { payment_method, amount: 20, description: 'Keys', cold_bag_needed: false },
      ...{ delivery_fee: fee, signature, unit_number: '#02-01' },
      ...(guest && {
        sender: {
          location: { ...pickup, address: '1 Cross Street', notes: '' },
          ...{ name: 'Ben Tan', email: 'ben@example.com', phone_number: '+6581234567' },
        },
      }),
    };
  };
  const wallet = async (): Promise<{ wallet_id: string; access_token: string }> =>
    (await call('POST', `/order/payment/auth/${vendorId}`, {})).json().result;
  const askIntent = async (order: object, key: string) => {
    const { wallet_id, access_token } = await wallet();
    const body = { wallet_id, bearer_token: access_token, vendor_id: vendorId, order };
    return call('POST', '/order/payment/intent', body, key);
  };
  const intent = async (order: object, key: string = randomUUID()): Promise<PaymentIntent> =>
    (await askIntent(order, key)).json().result;
  /** What the frame does: it brings the number to its own origin and gets a token. */
  const tokenFor = async (begun: PaymentIntent, number: string, expiry = '12/39') => {
    const session = begun.payment_methods[0]?.fields_url?.split('/').at(-1);
    const payload = { session, number, expiry, code: securityCode };
    return sandbox.inject({ method: 'POST', url: '/tokens', payload });
  };
  const askConfirm = async (begun: PaymentIntent, more: object) => {
    const { access_token } = await wallet();
    return call('POST', '/order/payment/intent/confirm', {
      order: { vendor_id: vendorId },
      ...{ bearer_token: access_token, purchase_intent_id: begun.intent_id },
      payment_method: begun.payment_methods[0]?.name,
      ...more,
    });
  };
  const pay = async (
    begun: PaymentIntent,
    number: string,
    save = false,
  ): Promise<PaymentOutcome> => {
    const { token } = (await tokenFor(begun, number)).json();
    const card = { payment_instrument_id: 'NEW', card: { token, save } };
    return (await askConfirm(begun, card)).json().result;
  };
  const outcome = async ({
    intent_id,
  }: Pick<PaymentIntent, 'intent_id'>): Promise<PaymentOutcome> =>
    (await call('GET', `/order/payment/intent/${intent_id}`)).json().result;
  return {
    ...{ call, headers, quote, orderBody, wallet, askIntent, intent, tokenFor, askConfirm, pay },
    ...{ outcome, vendorId, sandbox },
    /** What the person answers at their bank. */
    answerBank: (redirectUrl: string, answer: 'yes' | 'no') =>
      sandbox.inject({
        ...{ method: 'POST', url: new URL(redirectUrl).pathname, payload: `answer=${answer}` },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    /** What the server does beside requests, as if all of it were due. */
    async reconcile() {
      await server.sql`update errands set due_at = 0 where kind in ('payment', 'refund')`;
      await doErrands(server.deps, paymentErrands(server.deps));
    },
    /** The same of what is due by the server's clock. */
    reconcileDue: () => doErrands(server.deps, paymentErrands(server.deps)),
    charges: async (): Promise<number> => {
      const [row] = await server.sql<{ count: number }[]>`
        select count(*)::int as count from sandbox_charges where state = 'succeeded'`;
      return row?.count ?? 0;
    },
    close: () => sandbox.close(),
  };
}

export type PaymentClient = Awaited<ReturnType<typeof paymentClient>>;
