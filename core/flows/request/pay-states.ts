import { failureOf } from '../answers.ts';
import type { PaymentEnd } from '../payment/context.ts';
import { requestFlow } from './setup.ts';

type Ended = { readonly event: { readonly output: PaymentEnd } };
const endOf = ({ event: { output } }: Ended) => ({ end: output });
const refusalOf = ({ event: { output } }: Ended) =>
  failureOf({ event: { error: output.kind === 'refused' ? output.failure : null } });

/** Paying is a flow of its own; the request waits for its end and ignores everything else. */
export const payOnline = requestFlow.createStateConfig({
  tags: 'paying',
  invoke: {
    id: 'payOnline',
    src: 'payOnline',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isPaid', params: endOf },
        target: '#request.succeeded',
        actions: { type: 'takePaidOrder', params: endOf },
      },
      {
        guard: { type: 'mayRequote', params: refusalOf },
        target: 'waitBeforeRequote',
        actions: 'countRequote',
      },
      {
        guard: { type: 'isFeeRefused', params: refusalOf },
        target: '#request.form',
        actions: { type: 'say', params: { what: 'error.fee.recompute' } },
      },
      {
        guard: { type: 'isPaymentRefused', params: endOf },
        target: '#request.form.showError',
        actions: { type: 'saySubmitError', params: refusalOf },
      },
      { target: '#request.form', actions: { type: 'sayPaymentEnd', params: endOf } },
    ],
    onError: {
      target: '#request.form',
      actions: { type: 'say', params: { what: 'error.payment.init' } },
    },
  },
});
