import type { UnixTime } from '#schemas';

/** The present moment in Unix seconds; tests bring their own. */
export type Clock = () => UnixTime;

export const systemClock: Clock = () => Date.now() / 1000;

/** A moment in Unix seconds, as PostgreSQL takes it. */
export function at(seconds: UnixTime): Date {
  return new Date(seconds * 1000);
}

/** A function to the day of a moment in a zone, as `2027-01-31`, sharing one formatter. */
export function daysOf(timeZone: string): (moment: UnixTime) => string {
  const written = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  const format = new Intl.DateTimeFormat('en-CA-u-nu-latn-ca-gregory', written);
  return (moment) => format.format(moment * 1000);
}
