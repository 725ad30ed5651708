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
    wallet: scopeBind(walletFx),
    intent: scopeBind(intentFx),
    confirm: scopeBind(confirmFx),
    outcome: scopeBind(outcomeFx),
    cancel: scopeBind(cancelFx),
    leaveTo: scopeBind(leaveToFx),
  };
}
