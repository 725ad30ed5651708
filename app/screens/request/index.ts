export { FollowedPayment, PaymentReturnScreen } from './payment-parts.tsx';
export { RequestScreen } from './request.tsx';
