import type { RefusalOf } from '#schemas';
import {
  fieldOfRefusal,
  isRefused,
  keyOfRefusal,
  problemOf,
  refusalOf,
} from '../../kernel/problem.ts';
import type { RequestError } from './context.ts';

/** The calls that submit a request. */
type Submitting = 'createOrder' | 'updateOrder' | 'validateVoucher';

/** What to tell of a failed submission; a refusal differs from no answer or a broken server. */
export function submitError(failure: unknown, editing: boolean): RequestError {
  const says = editing ? ofEdit : ofCreation;
  const problem = problemOf(failure);
  if (problem?.tag !== 'refused') {
    const offline = problem?.tag === 'unreachable' && problem.sent === false;
    return { what: offline ? says.offline : says.unknown, where: null };
  }
  if (problem.status >= 500) return { what: says.unknown, where: null };
  const known = refusals[problem.code];
  if (known) return { ...known, where: known.where ?? fieldOfRefusal(problem) };
  const { values } = problem;
  const what = keyOfRefusal(problem, says.failed);
  return { what, where: fieldOfRefusal(problem), ...(values && { values }) };
}

/** Why an outlet's address was not saved: the server's reason, or a general text (specification 1, section 8). */
export function originError(failure: unknown): RequestError {
  return refusalOf(failure, 'address.error.update');
}

/** The rider already has the order, so it cannot be edited. */
export function isTooLate(failure: unknown): boolean {
  return isRefused<'updateOrder'>(failure, 'TooLate');
}

/** Somebody else has edited the order meanwhile. */
export function isOrderChanged(failure: unknown): boolean {
  return isRefused<'updateOrder'>(failure, 'OrderChanged');
}

/** The fee is too old, was quoted for something else, or lost its voucher: a new one has to be asked for. */
export function isFeeRefusal(failure: unknown): boolean {
  return isRefused<Submitting>(failure, 'SignatureExpired', 'SignatureInvalid', 'VoucherInvalid');
}

/** The key already placed an order with other content, so the next try needs a new key. */
export function isKeyUsed(failure: unknown): boolean {
  return isRefused<'createOrder'>(failure, 'IdempotencyKeyReused');
}

const ofCreation = {
  failed: 'request.error.create',
  offline: 'request.error.offline',
  unknown: 'request.error.unknown-outcome',
};
const ofEdit = {
  failed: 'request.error.update',
  offline: 'request.error.update.offline',
  unknown: 'request.error.update.unknown-outcome',
};

const refusals: Readonly<Record<string, RequestError | undefined>> = {
  OutsideServiceHours: { what: 'request.error.outside-hours', where: null },
  OutsideDeliveryArea: {
    what: 'request.error.undeliverable-address.hint',
    where: 'destinationTextAddress',
  },
  IdempotencyKeyReused: { what: 'request.error.already-placed', where: null },
} satisfies { readonly [Code in RefusalOf<Submitting>]?: RequestError };
