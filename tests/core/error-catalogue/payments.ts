import { createActor, fromPromise, toPromise } from 'xstate';
import { paymentMachine } from '../../../core/flows/payment/machine.ts';
import { order, refused } from '../flows/support.ts';
import type { Said } from './catalogue.ts';

const lost = fromPromise(() => Promise.reject(refused('Odd', { status: 500 } as never)));
const wallet = fromPromise(async () => ({ wallet_id: 'w', access_token: 'a' }));
const intentWithoutMethods = fromPromise(async () => ({
  ...{ intent_id: 'pi-1', state: 'open', amount: 6, currency: 'SGD', expires_at: 9 },
  payment_methods: [],
}));

/** What a payment says that ends before a card was asked for. */
async function endOf(actors: object): Promise<Said> {
  const actor = createActor(paymentMachine.provide({ actors: actors as never }), {
    input: {
      paying: { vendorId: 'v-1', order: order as never, key: 'key-1', language: 'en' },
      intentId: null,
    },
  });
  const ended = toPromise(actor);
  actor.start();
  const end = await ended;
  const error = end.kind === 'left' ? end.error : null;
  return { key: error?.what ?? '', lasts: 'stays' };
}

/** Messages of paying online. */
export const paymentMessages = {
  'error.payment.init': () => endOf({ openWallet: lost }),
  'error.payment.intent-creation': () => endOf({ openWallet: wallet, createIntent: lost }),
  'error.no-payment-method-available': () =>
    endOf({ openWallet: wallet, createIntent: intentWithoutMethods }),
} satisfies Readonly<Record<string, () => Promise<Said>>>;
