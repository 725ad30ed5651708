import type { RefusalOf } from '#schemas';
import { isRefused, keyOfRefusal, refusedOf } from '../../kernel/problem.ts';
import type { RequestError } from '../request/context.ts';

/** The calls that pay for a request. */
type Paying = 'createPaymentIntent' | 'confirmPaymentIntent';

/** A wallet lives shorter than a person may think about a card. */
export function isWalletExpired(failure: unknown): boolean {
  return isRefused<Paying>(failure, 'WalletExpired');
}

/** The server has given the payment up before a card was charged: another may begin. */
export function isPaymentOver(failure: unknown): boolean {
  return isRefused<Paying>(failure, 'PaymentOver');
}

/** The server has looked and said no, so nothing was charged. Silence and a fault of its own say nothing. */
export function isDefinite(failure: unknown): boolean {
  const refused = refusedOf(failure);
  return refused !== null && refused.status < 500 && refused.status !== 429;
}

/** There is no such payment, or it is somebody else's. */
export function isUnknown(failure: unknown): boolean {
  return refusedOf(failure)?.status === 404;
}

/** What belongs to the request and not to the payment: the fee, the order, the hours, the key. */
export function isOfRequest(failure: unknown): boolean {
  return isRefused<Paying>(failure, ...ofRequest);
}

/** The server's own words for a refusal, else the ones given. */
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
