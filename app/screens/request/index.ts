import { lazyPart } from '#lazy';

export { RequestScreen } from './request.tsx';

/** Most requests are paid without a bank between: those that came back from one bring their code along. */
export const PaymentReturnScreen = lazyPart(
  () => import('./payment-return.tsx'),
  ({ PaymentReturnScreen }) => PaymentReturnScreen,
);

/** A payment that was begun on a page that is gone. */
export const FollowedPayment = lazyPart(
  () => import('./payment-return.tsx'),
  ({ FollowedPayment }) => FollowedPayment,
);
