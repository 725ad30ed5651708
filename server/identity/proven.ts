import type { UnixTime } from '#schemas';
import type { Clock } from '../clock.ts';

/** The session that a token proves, and until when it does. */
export type Proof = { sessionId: string; expires: UnixTime };

/** The most remembered tokens; a tab sends the same one with every call. */
const longestMemory = 5000;

/** Verifies each token once while it is valid, by remembering the result. */
export function provenOnce(clock: Clock, longest = longestMemory) {
  const known = new Map<string, Proof>();
  return async (
    token: string,
    prove: () => Promise<Proof | undefined>,
  ): Promise<string | undefined> => {
    const before = known.get(token);
    if (before && before.expires > clock()) return before.sessionId;
    const proof = before ? undefined : await prove();
    known.delete(token);
    if (!proof || proof.expires <= clock()) return undefined;
    for (const oldest of known.keys()) {
      if (known.size < longest) break;
      known.delete(oldest);
    }
    known.set(token, proof);
    return proof.sessionId;
  };
}
