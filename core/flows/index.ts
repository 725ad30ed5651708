export type { BulkSnapshot } from './bulk/calls.ts';
export type { HeldRow } from './bulk/held.ts';
export { spreadsheetLimits } from './bulk/limits.ts';
export {
  $bulk,
  $bulkFeatures,
  bulkClosed,
  bulkOpened,
  bulkRowTyped,
  bulkSent,
} from './bulk/model.ts';
export { phoneAtHome } from './bulk/phones.ts';
export { placeFailure } from './bulk/place-failure.ts';
export { type BulkStep, bulkSteps } from './bulk/tags.ts';
export { $payment, type PaymentSnapshot, paymentSent } from './payment/actor.ts';
export { type CardChoice, methodOf } from './payment/context.ts';
export {
  $paymentRefusal,
  paymentFailed,
  paymentReturned,
  paymentSettled,
} from './payment/return.ts';
export type { RequestSnapshot } from './request/actor.ts';
export { $closed, type Closed } from './request/closed.ts';
export type { Origin, RequestError } from './request/context.ts';
export {
  $duplicating,
  duplicateAsked,
  duplicateConfirmed,
  duplicateDeclined,
  duplicateShown,
} from './request/duplicating.ts';
export { changedFields, recipientOf } from './request/editing.ts';
export { $late } from './request/late.ts';
export { $request, requestClosed, requestOpened, requestSent } from './request/model.ts';
export { $guestMethods, $onlinePayment, onlinePaymentAsked } from './request/offered-online.ts';
export { type OriginTexts, originOf } from './request/origin.ts';
export { requestPage } from './request/page.ts';
export { addressOfOrigin } from './request/sender.ts';
export { $hours, hoursAskedAgain } from './request/service-hours.ts';
export { reviewPressed, submitPressed } from './request/submitting.ts';
export { paymentFieldsOf, termsViolation, violationsOfDetails } from './request/violations.ts';
