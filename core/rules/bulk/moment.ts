import type { UnixTime } from '#schemas';
import { westernDigits } from '../digits.ts';

/** The reading of a wall clock, in seconds as if its zone were UTC. */
type WallTime = number;

/** A moment in Unix seconds, or why the text names none. */
export type Moment =
  | { readonly at: UnixTime }
  | { readonly why: 'not-written-so' | 'never-happens' | 'happens-twice' };

const written =
  /^(20\d\d)-(\d\d?)-(\d\d?)[ T](\d\d?):(\d\d)(?::00(?:\.0{1,9})?)?(?: ?([+-]\d\d):(\d\d))?$/;

/**
 * Reads moments of one zone, `YYYY-MM-DD HH:MM`. A time that occurs twice, when clocks go back, needs its offset (`+02:00`);
 * one that clocks going forward skip is refused.
 */
export function momentReader(timezone: string): (typed: string) => Moment {
  const wallTimeAt = wallClock(timezone);
  return (typed) => {
    const wall = wallTimeOf(typed);
    if (wall === null) return { why: 'not-written-so' };
    const { time, offset } = wall;
    const meant = momentsShowing(time, wallTimeAt).filter(
      (at) => offset === null || time - at === offset,
    );
    const [at] = meant;
    if (at === undefined) return { why: 'never-happens' };
    return meant.length > 1 ? { why: 'happens-twice' } : { at };
  };
}

/** Writes whole minutes so that `momentReader` reads them. */
export function momentWriter(timezone: string): (at: UnixTime) => string {
  const wallTimeAt = wallClock(timezone);
  return (at) => {
    const wall = wallTimeAt(at);
    const text = new Date(wall * 1000).toISOString().slice(0, 16).replace('T', ' ');
    return momentsShowing(wall, wallTimeAt).length > 1 ? text + offsetText(wall - at) : text;
  };
}

function wallTimeOf(typed: string): { time: WallTime; offset: number | null } | null {
  const parts = written.exec(westernDigits(typed.slice(0, 100)).trim());
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1, 6).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || hour > 23 || minute > 59) return null;
  const [, , , , , , hours, minutes] = parts;
  return { time: date.getTime() / 1000, offset: hours ? offsetOf(hours, minutes ?? '00') : null };
}

/** Seconds that a wall clock is ahead of UTC. */
function offsetOf(hours: string, minutes: string): number {
  const seconds = Math.abs(Number(hours)) * 3600 + Number(minutes) * 60;
  return hours.startsWith('-') ? -seconds : seconds;
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60);
  const two = (part: number) => String(part).padStart(2, '0');
  return ` ${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The moments at which a zone's clocks show a time, earliest first: usually one, none or two when clocks change. */
function momentsShowing(wall: WallTime, wallTimeAt: (at: UnixTime) => WallTime): UnixTime[] {
  const day = 86_400;
  const offsets = [wall - day, wall + day].map((near) => wallTimeAt(near) - near);
  const moments = [...new Set(offsets)].map((offset) => wall - offset);
  return moments.filter((at) => wallTimeAt(at) === wall).sort((a, b) => a - b);
}

/** A function from a moment to the wall clock of a zone; one formatter serves all rows of a file. */
function wallClock(timezone: string): (at: UnixTime) => WallTime {
  const format = new Intl.DateTimeFormat('en-GB-u-nu-latn-ca-gregory', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    ...{ hourCycle: 'h23', timeZone: timezone },
  });
  return (at) => {
    const shown = new Map(format.formatToParts(at * 1000).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown.get(type));
    const month = part('month') - 1;
    const time = [part('hour'), part('minute'), part('second')] as const;
    return Date.UTC(part('year'), month, part('day'), ...time) / 1000;
  };
}
