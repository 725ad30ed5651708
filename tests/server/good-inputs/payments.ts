import { randomUUID } from 'node:crypto';
import { endpoints, type OrderCreation } from '#schemas';
import { stripeSignature } from '../../../e2e/support/stripe/stand-in.ts';
import { onPage, paidByStripe, stripeCards } from '../payments/stripe/support.ts';
import { cards, paymentClient } from '../payments/support.ts';
import type { GoodInputs } from './given.ts';
import { nobody, type World } from './world.ts';

/** Makes something once for each world. */
function onceFor<Made>(make: (world: World) => Promise<Made>) {
  const made = new WeakMap<World, Promise<Made>>();
  return (world: World): Promise<Made> => {
    const known = made.get(world) ?? make(world);
    made.set(world, known);
    return known;
  };
}

const guestOf = onceFor(async (world) => {
  const client = await paymentClient(world.server);
  world.closing(client.close);
  return client;
});

/** A server that is paid by Stripe, and a guest of it. */
const stripeOf = onceFor(async (world) => {
  const { server, stripe, close } = await paidByStripe({ RATE_LIMIT: '10000000' });
  const client = await paymentClient(server);
  world.closing(async () => {
    await client.close();
    await close();
  });
  return { server, stripe, client };
});

/** A payment that has begun, and the guest who pays. */
async function begun(world: World) {
  const client = await guestOf(world);
  return { client, intent: await client.intent(await client.orderBody()) };
}

/** Payments by card, and what guests do without an account. */
export const paymentInputs: GoodInputs<
  | 'authorizePayment'
  | 'createPaymentIntent'
  | 'confirmPaymentIntent'
  | 'cancelPayment'
  | 'takeStripeEvent'
  | 'beginGuest'
  | 'listGuestOrders'
> = {
  authorizePayment: {
    async fresh(world) {
      const { headers, vendorId } = await guestOf(world);
      return { headers, params: { vendorId } };
    },
  },
  createPaymentIntent: {
    async fresh(world) {
      const { headers, vendorId, wallet, orderBody } = await guestOf(world);
      const { wallet_id, access_token: bearer_token } = await wallet();
      const order = (await orderBody()) as OrderCreation;
      const body = { wallet_id, bearer_token, vendor_id: vendorId, order };
      return { headers, body, key: randomUUID() };
    },
  },
  confirmPaymentIntent: {
    async fresh(world) {
      const { client, intent } = await begun(world);
      const { token } = (await client.tokenFor(intent, cards.success)).json();
      const { access_token: bearer_token } = await client.wallet();
      return {
        headers: client.headers,
        body: {
          ...{ bearer_token, purchase_intent_id: intent.intent_id, payment_instrument_id: 'NEW' },
          order: { vendor_id: client.vendorId, vat_number: 'M2-1' },
          payment_method: 'generic_creditcard',
          card: { token, save: false },
        },
      };
    },
    did: ({ result }) => result.state === 'succeeded',
  },
  cancelPayment: {
    async fresh(world) {
      const { client, intent } = await begun(world);
      return { headers: client.headers, body: { purchase_intent_id: intent.intent_id } };
    },
    did: ({ result }) => result.state === 'cancelled',
  },
  takeStripeEvent: {
    async fresh(world) {
      const { server, stripe, client } = await stripeOf(world);
      const intent = await client.intent(await client.orderBody());
      const asked = await client.askConfirm(intent, { payment_instrument_id: 'NEW' });
      await onPage(asked.json().result.redirect_required.redirectUrl, stripeCards.good);
      const told = stripe.account.happenings
        .filter(({ type }) => type === 'checkout.session.completed')
        .map((each) => endpoints.takeStripeEvent.body.parse(each))
        .find(({ data }) => data.object.client_reference_id === intent.intent_id);
      if (!told) throw new Error('Stripe told nothing');
      const sign = (payload: string) => ({
        'stripe-signature': stripeSignature(payload, server.deps.clock()),
      });
      return { server, headers: nobody, sign, body: told };
    },
    did: ({ result }) => result.outcome === 'taken',
  },
  beginGuest: {
    async fresh(world) {
      await guestOf(world);
      return { headers: nobody, body: {} };
    },
  },
  listGuestOrders: {
    async fresh(world) {
      const { headers, orderBody } = await guestOf(world);
      const key = randomUUID();
      const body = await orderBody('CASH_ON_DELIVERY');
      await world.make('createOrder', { headers, body, key });
      return { headers, body: { tokens: [key] } };
    },
    did: ({ result }) => result.data.length === 1,
  },
};
