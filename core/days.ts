import type { UnixTime } from '#schemas';
import { Temporal, type ZonedDateTime } from './temporal.ts';

/** The last midnight in a zone, in Unix seconds; a day there may have 23 or 25 hours. */
export function startOfDay(now: UnixTime, timezone: string): UnixTime {
  return seconds(zoned(now, timezone).startOfDay());
}

/** Midnight `days` away from the last one. */
export function dayFrom(now: UnixTime, timezone: string, days: number): UnixTime {
  return seconds(zoned(now, timezone).startOfDay().add({ days }));
}

function zoned(now: UnixTime, timezone: string): ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(now * 1000)).toZonedDateTimeISO(
    timezone,
  );
}

function seconds(time: ZonedDateTime): UnixTime {
  return Math.floor(time.epochMilliseconds / 1000);
}
