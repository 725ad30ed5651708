import type { RequestSnapshot } from '#core';

const waits = [
  ['locating', 'request.destination.loading'],
  ['checking', 'request.destination.checking'],
  ['pricing', 'request.destination.pricing'],
] as const;

/** Key of what is being found out about the address; null while nothing is. */
export function awaitedText(snapshot: RequestSnapshot): string | null {
  return waits.find(([wait]) => snapshot.hasTag(wait))?.[1] ?? null;
}
