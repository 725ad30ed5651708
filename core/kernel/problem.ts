import { type EndpointId, Problem, type RefusalOf } from '#schemas';

/** What a server said no to. */
export type Refused = Extract<Problem, { tag: 'refused' }>;

/** What went wrong with a call; null for a failure that no call had. */
export function problemOf(failure: unknown): Problem | null {
  return Problem.safeParse(failure).data ?? null;
}

/** What the server refused; null where it was not reached, or answered what nobody can read. */
export function refusedOf(failure: unknown): Refused | null {
  const problem = problemOf(failure);
  return problem?.tag === 'refused' ? problem : null;
}

/**
 * Whether it was refused with one of these codes, which the calls that are meant have to declare.
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

/** The server's text for a refusal, or another: that something went wrong says less than what it was that did. */
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

/** The same of any failure: in the server's words, or in others where it has none. */
export function refusalOf(failure: unknown, otherwise: string): Refusal {
  const refused = refusedOf(failure);
  return { what: keyOfRefusal(refused, otherwise), where: fieldOfRefusal(refused) };
}

/** The text that only says that something went wrong. */
const saysLeast = 'alert.error';
