import type { UnixTime } from '#schemas';
import { clockOf } from './cells.ts';

/** A zone's offsets from UTC in seconds, and from when each applies. */
export type Offsets = { readonly starts: readonly UnixTime[]; readonly ahead: readonly number[] };

const day = 86_400;

/**
 * The offsets of a zone in a period, by Node's time zone data. The database has its own data, which may be older and put orders around
 * midnight on another day.
 */
export function offsetsOf(from: UnixTime, to: UnixTime, timeZone: string): Offsets {
  const [here, utc] = [clockOf(timeZone), clockOf('UTC')];
  const aheadAt = (at: UnixTime) => Math.round((here(at).days - utc(at).days) * day);
  let at = Math.floor(from);
  let before = aheadAt(at);
  const starts = [at];
  const ahead = [before];
  while (at < to) {
    const next = at + day;
    const isSame = aheadAt(next) === before;
    at = isSame ? next : changeBetween(at, next, aheadAt);
    if (isSame) continue;
    before = aheadAt(at);
    starts.push(at);
    ahead.push(before);
  }
  return { starts, ahead };
}

/** The first second with another offset than at `from`. */
function changeBetween(from: UnixTime, to: UnixTime, aheadAt: (at: UnixTime) => number): UnixTime {
  let [same, other] = [from, to];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (aheadAt(middle) === aheadAt(from)) same = middle;
    else other = middle;
  }
  return other;
}
