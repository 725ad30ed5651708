import type { UnixTime } from '#schemas';

/** A daily window, both ends as `hhmm`. */
export type ServiceHours = { readonly from: string; readonly to: string };

const latest = 2359;

/** Reads `dddd:dddd`, each part at most 2359 (specification 2, section 5); null for anything else. */
export function parseServiceHours(text: string): ServiceHours | null {
  const [, from = '', to = ''] = /^(\d{4}):(\d{4})$/.exec(text.trim()) ?? [];
  return [from, to].every((part) => part !== '' && Number(part) <= latest) ? { from, to } : null;
}

/** Whether a time of day is in the window. Equal ends mean always; one that ends before it begins wraps midnight. */
export function isOpen({ from, to }: ServiceHours, hhmm: string): boolean {
  if (from === to) return true;
  if (from < to) return from <= hhmm && hhmm < to;
  return hhmm >= from || hhmm < to;
}

/** The time of day in a zone, as `hhmm`. */
export function timeOfDay(at: UnixTime, timezone: string): string {
  const parts = clockOf(timezone).formatToParts(at * 1000);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '00';
  return part('hour') + part('minute');
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One formatter for each zone, since creating one is slow. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const written = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', written);
  clocks.set(timeZone, clock);
  return clock;
}

/** Whether the service is open; hours that cannot be read count as open. */
export function isOpenAt(hours: string, at: UnixTime, timezone: string): boolean {
  const window = parseServiceHours(hours);
  return window === null || isOpen(window, timeOfDay(at, timezone));
}
