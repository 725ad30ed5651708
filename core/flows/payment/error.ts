import type { RefusalOf } from '#schemas';
import { isRefused, keyOfRefusal, refusedOf } from '../../kernel/problem.ts';
import type { RequestError } from '../request/context.ts';

/** The calls that pay for a request. */
type Paying = 'createPaymentIntent' | 'confirmPaymentIntent';

/** The wallet expired, which happens while somebody thinks about a card. */
export function isWalletExpired(failure: unknown): boolean {
  return isRefused<Paying>(failure, 'WalletExpired');
}

/** The server gave the payment up before a card was charged, so another may begin. */
export function isPaymentOver(failure: unknown): boolean {
  return isRefused<Paying>(failure, 'PaymentOver');
}

/** The server refused, so nothing was charged. After no answer, a 5xx or a 429 that is not known. */
export function isDefinite(failure: unknown): boolean {
  const refused = refusedOf(failure);
  return refused !== null && refused.status < 500 && refused.status !== 429;
}

/** There is no such payment, or it is somebody else's. */
export function isUnknown(failure: unknown): boolean {
  return refusedOf(failure)?.status === 404;
}

/** The refusal is about the request and not the payment: the fee, the order, the hours, the key. */
export function isOfRequest(failure: unknown): boolean {
  return isRefused<Paying>(failure, ...ofRequest);
}

/** The text for the server's refusal; `otherwise` where the server did not decide. */
export function refusalError(failure: unknown, otherwise: string): RequestError {
  const refused = refusedOf(failure);
  const isVerdict = refused !== null && refused.status < 500;
  return { what: isVerdict ? keyOfRefusal(refused, otherwise) : otherwise, where: null };
}

const ofRequest = [
  'SignatureExpired',
  'SignatureInvalid',
  'OutsideServiceHours',
  'OutsideDeliveryArea',
  'InvalidOrder',
  'VoucherInvalid',
  'IdempotencyKeyReused',
] as const satisfies readonly RefusalOf<Paying>[];
