import { createActor, fromPromise } from 'xstate';
import type { Id } from '#schemas';
import type { clockOver } from '../clock.ts';
import { callsOfPayment, type PaymentCalls } from './calls.ts';
import { confirmationOf, type PaymentContext, type PaymentInput, type Wallet } from './context.ts';
import { paymentMachine } from './machine.ts';

type Life = { input: PaymentInput; clock: ReturnType<typeof clockOver> };

/** A payment of this scope that has not begun yet. Its code is loaded only when somebody pays by card. */
export function createPayment({ input, clock }: Life) {
  const machine = paymentMachine.provide({ actors: actorsFor(callsOfPayment()) });
  return createActor(machine, { input, clock });
}

/** The flow's actors are calls of the contract. */
function actorsFor(calls: PaymentCalls) {
  return {
    openWallet: fromPromise<Wallet, PaymentContext>(({ input }) =>
      calls.wallet({ params: { vendorId: input.paying?.vendorId ?? '' } }),
    ),
    createIntent: fromPromise(({ input }: { input: PaymentContext }) => {
      const { paying, wallet: opened } = input;
      if (!paying || !opened) throw new Error('a payment was begun too early');
      return calls.intent({
        body: {
          ...{ wallet_id: opened.wallet_id, bearer_token: opened.access_token },
          ...{ vendor_id: paying.vendorId, order: paying.order, language: paying.language },
        },
        idempotencyKey: paying.key,
      });
    }),
    confirmIntent: fromPromise(({ input }: { input: PaymentContext }) =>
      calls.confirm({ body: confirmationOf(input) }),
    ),
    askOutcome: fromPromise(({ input }: { input: { intentId: Id } }) =>
      calls.outcome({ params: { intentId: input.intentId } }),
    ),
    cancelPayment: fromPromise(({ input }: { input: { intentId: Id } }) =>
      calls.cancel({ body: { purchase_intent_id: input.intentId } }),
    ),
    redirect: fromPromise(({ input }: { input: { url: string } }) => calls.leaveTo(input)),
  };
}
