import type { UnixTime } from '#schemas';

/** The present moment in Unix seconds; tests bring their own. */
export type Clock = () => UnixTime;

export const systemClock: Clock = () => Date.now() / 1000;

/** A moment in Unix seconds, as PostgreSQL takes it. */
export function at(seconds: UnixTime): Date {
  return new Date(seconds * 1000);
}
