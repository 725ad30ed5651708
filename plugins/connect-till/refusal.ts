import { fieldOfRefusal, keyOfRefusal, refusedOf } from '#core';

/** Why something was not done: the key of a text, and the field it stands at, if at any. */
export type Refusal = { readonly what: string; readonly where: string | null };

/** What a call that went wrong says to a person. */
export function refusalOf(failure: unknown): Refusal {
  const refused = refusedOf(failure);
  return { what: keyOfRefusal(refused, 'till.error.save'), where: fieldOfRefusal(refused) };
}
