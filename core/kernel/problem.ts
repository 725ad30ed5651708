import { type EndpointId, Problem, type RefusalOf } from '#schemas';

/** A problem that is a server's refusal. */
export type Refused = Extract<Problem, { tag: 'refused' }>;

/** The problem that a call failed with; null for any other failure. */
export function problemOf(failure: unknown): Problem | null {
  return Problem.safeParse(failure).data ?? null;
}

/** The server's refusal; null where it was not reached, or its answer could not be read. */
export function refusedOf(failure: unknown): Refused | null {
  const problem = problemOf(failure);
  return problem?.tag === 'refused' ? problem : null;
}

/**
 * Whether it was refused with one of these codes; the calls named by the type must declare them.
 *
 * @example
 * ```ts
 * if (isRefused<'updateOrder'>(failure, 'TooLate')) …
 * ```
 */
export function isRefused<Call extends EndpointId = never>(
  failure: unknown,
  ...codes: readonly RefusalOf<Call>[]
): boolean {
  const refused = refusedOf(failure);
  return refused !== null && codes.some((code) => code === refused.code);
}

/** The key of the server's text for a refusal, or `otherwise` where there is none or it only says that something failed. */
export function keyOfRefusal(refused: Refused | null, otherwise: string): string {
  const { key } = refused ?? {};
  return key === undefined || key === saysLeast ? otherwise : key;
}

/** The field that a refusal is about, by its path in the payload; null where it is about none. */
export function fieldOfRefusal(refused: Refused | null): string | null {
  return refused?.field?.replace(/^body\./, '') ?? null;
}

/** What a failure says to a person, and the field that it stands at, if at any. */
export type Refusal = { readonly what: string; readonly where: string | null };

/** What any failure says: the server's text, or `otherwise` where it has none. */
export function refusalOf(failure: unknown, otherwise: string): Refusal {
  const refused = refusedOf(failure);
  return { what: keyOfRefusal(refused, otherwise), where: fieldOfRefusal(refused) };
}

/** The text that only says that something went wrong. */
const saysLeast = 'alert.error';
