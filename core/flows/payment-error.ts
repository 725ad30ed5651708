import { Problem } from '#schemas';
import type { RequestError } from './request-context.ts';

/** A wallet lives shorter than a person may think about a card. */
export function isWalletExpired(failure: unknown): boolean {
  return codeOf(failure) === 'WalletExpired';
}

/** The server has given the payment up before a card was charged: another may begin. */
export function isPaymentOver(failure: unknown): boolean {
  return codeOf(failure) === 'PaymentOver';
}

/** The server has looked and said no, so nothing was charged. Silence and a fault of its own say nothing. */
export function isDefinite(failure: unknown): boolean {
  const problem = read(failure);
  return problem?.tag === 'refused' && problem.status < 500 && problem.status !== 429;
}

/** There is no such payment, or it is somebody else's. */
export function isUnknown(failure: unknown): boolean {
  const problem = read(failure);
  return problem?.tag === 'refused' && problem.status === 404;
}

/** What belongs to the request and not to the payment: the fee, the order, the hours, the key. */
export function isOfRequest(failure: unknown): boolean {
  return ofRequest.has(codeOf(failure) ?? '');
}

/** The server's own words for a refusal, else the ones given. */
export function refusalError(failure: unknown, otherwise: string): RequestError {
  const problem = read(failure);
  const key = problem?.tag === 'refused' && problem.status < 500 ? problem.key : undefined;
  return { what: key ?? otherwise, where: null };
}

const ofRequest: ReadonlySet<string> = new Set([
  'SignatureExpired',
  'SignatureInvalid',
  'OutsideServiceHours',
  'OutsideDeliveryArea',
  'InvalidOrder',
  'VoucherInvalid',
  'IdempotencyKeyReused',
]);

function codeOf(failure: unknown): string | undefined {
  const problem = read(failure);
  return problem?.tag === 'refused' ? problem.code : undefined;
}

function read(failure: unknown): Problem | null {
  const parsed = Problem.safeParse(failure);
  return parsed.success ? parsed.data : null;
}
