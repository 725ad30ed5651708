import { Problem } from '#schemas';

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

/** Whether it was refused with one of these codes. */
export function isRefused(failure: unknown, ...codes: readonly string[]): boolean {
  const refused = refusedOf(failure);
  return refused !== null && codes.includes(refused.code);
}

/** The server's text for a refusal, or another: that something went wrong says less than what it was that did. */
export function keyOfRefusal(refused: Refused | null, otherwise: string): string {
  const { key } = refused ?? {};
  return key === undefined || key === 'alert.error' ? otherwise : key;
}

/** The field that a refusal is about, by its path in the payload; null where it is about none. */
export function fieldOfRefusal(refused: Refused | null): string | null {
  return refused?.field?.replace(/^body\./, '') ?? null;
}
