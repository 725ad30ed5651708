import { isLonger, type Market, type OrderCreation } from '#schemas';
import type { Violation } from './violation.ts';

type Limit = Pick<Market['request'], 'pickupCodeMaxLength'>;

/** A pickup code as it is sent: without blanks around it, and empty where none was given. */
export function pickupCodeOf(typed: string | null | undefined): string {
  return typed?.trim() ?? '';
}

/** A code as it is compared: without case, since it is said aloud at the counter. */
export function comparedCode(typed: string | null | undefined): string {
  return pickupCodeOf(typed).toLowerCase();
}

/** What is wrong with a code, without the field, which the caller adds; null for nothing. */
export function pickupCodeFault(
  typed: string | null | undefined,
  { pickupCodeMaxLength: max }: Limit,
): Omit<Violation, 'field'> | null {
  if (!isLonger(pickupCodeOf(typed), max)) return null;
  return { key: 'request.pickup-code.submit.validation-error.length', values: { max } };
}

/** The part of the payload that holds the code; empty without one. */
export function pickupTasksOf(
  typed: string | null | undefined,
): Pick<OrderCreation, 'pickup_tasks'> {
  const code = pickupCodeOf(typed);
  return code === '' ? {} : { pickup_tasks: { pickup_code: code } };
}
