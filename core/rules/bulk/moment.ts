import type { UnixTime } from '#schemas';
import { westernDigits } from '../digits.ts';

/** The reading of a wall clock, in seconds as if its zone were UTC. */
type WallTime = number;

/** A moment in Unix seconds, or why the text names none. */
export type Moment =
  | { readonly at: UnixTime }
  | { readonly why: 'not-written-so' | 'never-happens' | 'happens-twice' };

/** Marks of direction, which some languages write beside a slash. */
const unseen = /[\u200e\u200f]/g;

/** Three numbers of a date in any order, a time, half of the day, and an offset. A letter with a full stop may follow the year, as `г.` does. */
const written =
  /^(\d+)[-/.] ?(\d\d?)[-/.] ?(\d+)(?:\.|(?: ?\p{L}\.)?[,،]?(?=\s)|(?=T))[\sT](\d\d?)[:.](\d\d)(?::00(?:\.0{1,9})?)?(?:\s?([apصم])\.?\s?m?\.?)?(?: ?([+-]\d\d):(\d\d))?$/iu;

/**
 * Reads moments of one zone: `YYYY-MM-DD HH:MM`, or as the spreadsheets of a country save it, with the day or the month first
 * and the year of four digits or two. Answers every moment that it may be, as `05/06/2026` may be two. A time that occurs
 * twice, when clocks go back, needs its offset (`+02:00`); one that clocks going forward skip is refused.
 */
export function momentReader(timezone: string): (typed: string) => readonly [Moment, ...Moment[]] {
  const wallTimeAt = wallClock(timezone);
  const momentOf = ({ time, offset }: Wall): Moment => {
    const meant = momentsShowing(time, wallTimeAt).filter(
      (at) => offset === null || time - at === offset,
    );
    const [at] = meant;
    if (at === undefined) return { why: 'never-happens' };
    return meant.length > 1 ? { why: 'happens-twice' } : { at };
  };
  return (typed) => {
    const [first, ...others] = wallTimesOf(typed).map(momentOf);
    return first === undefined ? [{ why: 'not-written-so' }] : [first, ...others];
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

type Wall = { readonly time: WallTime; readonly offset: number | null };

function wallTimesOf(typed: string): readonly Wall[] {
  const parts = written.exec(westernDigits(typed.slice(0, 100)).replace(unseen, '').trim());
  if (parts === null) return [];
  const [, a = '', b = '', c = '', hour = '', minute = '', half, hours, minutes = ''] = parts;
  const offset = hours === undefined ? null : offsetOf(hours, minutes);
  const times = datesOf(a, b, c).map((date) =>
    timeOf(date, hourOf(Number(hour), half), Number(minute)),
  );
  return [...new Set(times)].flatMap((time) => (time === null ? [] : { time, offset }));
}

/** What three numbers may mean as year, month and day. */
function datesOf(a: string, b: string, c: string): readonly (readonly [number, number, number])[] {
  const [first, middle, last] = [Number(a), Number(b), Number(c)];
  if (a.length === 4) return [[first, middle, last]];
  const ends = [
    [last, middle, first],
    [last, first, middle],
  ] as const;
  return c.length === 4 ? ends : [...ends, [first, middle, last]];
}

/** An hour of the 24, or NaN. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return hour < 1 || hour > 12 ? Number.NaN : (hour % 12) + (/[pم]/i.test(half) ? 12 : 0);
}

/** The wall time of a date in this century; null if there is none. */
function timeOf(
  [year, month, day]: readonly [number, number, number],
  hour: number,
  minute: number,
): WallTime | null {
  const full = fullYear(year);
  const date = new Date(Date.UTC(full, month - 1, day, hour, minute));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isTime = hour <= 23 && minute <= 59;
  return isDay && isTime && full >= 2000 && full < 2100 ? date.getTime() / 1000 : null;
}

/** Years that the Thai calendar is ahead. */
const thai = 543;

/** A year that may be of the Thai calendar, or without its century: 26 is 2026, and 69 the Thai 2569, the same one. */
function fullYear(year: number): number {
  if (year < 60) return year + 2000;
  if (year < 100) return year + 2500 - thai;
  return year > 2500 ? year - thai : year;
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
