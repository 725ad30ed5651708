import type { UnixTime } from '#schemas';

/** The last midnight in a zone, in Unix seconds; a day there may have 23 or 25 hours. */
export function startOfDay(now: UnixTime, timezone: string): UnixTime {
  return seconds(toZonedTime(now, timezone).startOfDay());
}

/**
 * The start of the day that is `days` away from this one. It is computed from that day's date, since a day on which the
 * clocks skip midnight begins at one o'clock.
 */
export function dayFrom(now: UnixTime, timezone: string, days: number): UnixTime {
  const date = toZonedTime(now, timezone).toPlainDate().add({ days });
  return seconds(date.toZonedDateTime(timezone).startOfDay());
}

/** The start of the month that is `months` away from this one. */
export function monthFrom(now: UnixTime, timezone: string, months: number): UnixTime {
  const first = toZonedTime(now, timezone).toPlainDate().with({ day: 1 }).add({ months });
  return seconds(first.toZonedDateTime(timezone).startOfDay());
}

/** A calendar day as `2027-01-15`. */
export function dateOf(at: UnixTime, timezone: string): string {
  return toZonedTime(at, timezone).toPlainDate().toString();
}

/** Midnight of a calendar day such as `2027-01-15`; null for text that names none. */
export function startOfDate(date: string, timezone: string): UnixTime | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  try {
    const start = seconds(
      Temporal.PlainDate.from(date, { overflow: 'reject' }).toZonedDateTime(timezone).startOfDay(),
    );
    return start < 0 ? null : start;
  } catch (error) {
    // Any other error means a browser without `Temporal`, not a wrong date.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The calendar days of a period, as `2027-01-15`; `to` is exclusive. */
export function datesOf(from: UnixTime, to: UnixTime, timezone: string): readonly string[] {
  const dates: string[] = [];
  for (let at = from; at < to; at = dayFrom(at, timezone, 1)) dates.push(dateOf(at, timezone));
  return dates;
}

function toZonedTime(now: UnixTime, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(now * 1000)).toZonedDateTimeISO(
    timezone,
  );
}

function seconds(time: Temporal.ZonedDateTime): UnixTime {
  return Math.floor(time.epochMilliseconds / 1000);
}
