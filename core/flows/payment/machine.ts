import { type PaymentContext, type PaymentEnd, paymentContextOf } from './context.ts';
import {
  askOutcome,
  cancel,
  challenge,
  redirect,
  unknown,
  waitBeforeLook,
} from './outcome-states.ts';
import { paymentFlow } from './setup.ts';
import { again, chooseCard, confirm, createIntent, openWallet, tokenize } from './states.ts';

/**
 * A payment by card (specification 2, section 4): wallet, intent, card, confirmation, and the way to a bank and back.
 * It can also begin with only the id of a payment, to learn its outcome.
 */
export const paymentMachine = paymentFlow.createMachine({
  id: 'payment',
  context: ({ input }) => paymentContextOf(input),
  initial: 'begin',
  states: {
    begin: { always: [{ guard: 'wasBegun', target: 'askOutcome' }, { target: 'openWallet' }] },
    openWallet,
    createIntent,
    chooseCard,
    tokenize,
    confirm,
    again,
    askOutcome,
    waitBeforeLook,
    challenge,
    redirect,
    cancel,
    unknown,
    paid: { type: 'final' },
    left: { type: 'final' },
    refused: { type: 'final', tags: 'atRest' },
  },
  output: ({ context }) => endOf(context),
});

function endOf({ outcome, failure, error }: PaymentContext): PaymentEnd {
  if (outcome?.state === 'succeeded' && outcome.order) {
    return { kind: 'paid', order: outcome.order, key: outcome.idempotency_key };
  }
  return failure === null ? { kind: 'left', error } : { kind: 'refused', failure };
}
