import { type Refusal, refusalOf } from '#core';

/** What a call of a till that went wrong says to a person. */
export function tillRefusal(failure: unknown): Refusal {
  return refusalOf(failure, 'till.error.save');
}
