import { lazyPart, once } from '#lazy';

export { RequestScreen } from './request.tsx';

const loadPaymentReturn = once(() => import('./payment-return.tsx'));

/** Where a bank sends people back to. Few requests are paid so, and none waits for this code. */
export const PaymentReturnScreen = lazyPart(loadPaymentReturn, (code) => code.PaymentReturnScreen);

/** A payment whose page is gone, wherever its person is now. */
export const FollowedPayment = lazyPart(loadPaymentReturn, (code) => code.FollowedPayment);
