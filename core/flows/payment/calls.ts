import { scopeBind } from 'effector';
import { endpoints } from '#schemas';
import { endpointFx, leaveToFx } from '../../kernel/ports.ts';

const walletFx = endpointFx(endpoints.authorizePayment);
const intentFx = endpointFx(endpoints.createPaymentIntent);
const confirmFx = endpointFx(endpoints.confirmPaymentIntent);
const outcomeFx = endpointFx(endpoints.getPaymentOutcome);
const cancelFx = endpointFx(endpoints.cancelPayment);

/** The calls that a payment makes. */
export type PaymentCalls = ReturnType<typeof callsOfPayment>;

/** The calls, bound to the current scope. */
export function callsOfPayment() {
  return {
    wallet: scopeBind(walletFx, { safe: true }),
    intent: scopeBind(intentFx, { safe: true }),
    confirm: scopeBind(confirmFx, { safe: true }),
    outcome: scopeBind(outcomeFx, { safe: true }),
    cancel: scopeBind(cancelFx, { safe: true }),
    leaveTo: scopeBind(leaveToFx, { safe: true }),
  };
}
