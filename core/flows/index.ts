export type { BulkOpening, BulkSnapshot } from './bulk-actor.ts';
export { type BulkContext, spreadsheetLimits } from './bulk-context.ts';
export { bulkMachine } from './bulk-machine.ts';
export {
  $bulk,
  bulkClosed,
  bulkOpened,
  bulkPlaced,
  bulkRowTyped,
  bulkSent,
} from './bulk-model.ts';
export type { BulkEvent } from './bulk-setup.ts';
export {
  $duplicating,
  duplicateAsked,
  duplicateConfirmed,
  duplicateDeclined,
  duplicateShown,
} from './duplicating.ts';
export { changedFields, updateOf } from './editing.ts';
export { $onlinePayment, onlinePaymentAsked } from './offered-online.ts';
export { type OriginTexts, originOf } from './origin.ts';
export { creationOf, onlinePayment, orderFormOf } from './payload.ts';
export { $payment, type PaymentSnapshot, paymentSent } from './payment-actor.ts';
export { type CardChoice, methodOf, type PaymentEnd } from './payment-context.ts';
export { paymentMachine } from './payment-machine.ts';
export { paymentFailed, paymentReturned, paymentSettled } from './payment-return.ts';
export type { PaymentEvent } from './payment-setup.ts';
export { pricingChanged } from './pricing.ts';
export type { Opening, RequestSnapshot } from './request-actor.ts';
export type { Origin, RequestError } from './request-context.ts';
export type { RequestEvent } from './request-events.ts';
export { requestMachine } from './request-machine.ts';
export {
  $request,
  orderPlaced,
  requestClosed,
  requestOpened,
  requestSent,
} from './request-model.ts';
export { senderFields } from './sender.ts';
