export { FollowedPayment, PaymentReturnScreen } from './payment-return.tsx';
export { RequestScreen } from './request.tsx';
