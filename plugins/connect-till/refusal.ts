import { type Refusal, refusalOf } from '#core';

/** What to tell of a failed call on this page. */
export function tillRefusal(failure: unknown): Refusal {
  return refusalOf(failure, 'till.error.save');
}
