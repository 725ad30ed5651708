import type { UnixTime } from '#schemas';
import { clockOf } from './cells.ts';

/** How many seconds the clocks of a zone are ahead of UTC, from each of these moments on. */
export type Offsets = { readonly starts: readonly UnixTime[]; readonly ahead: readonly number[] };

const day = 86_400;

/**
 * How the clocks of a zone stand from one moment to another, by the same rules as everywhere else in the product. A database has
 * rules of its own, which may be older: a country that changed its clocks since would have the orders of its last hour on another day.
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

/** The first second at which the clocks show otherwise than at the beginning. */
function changeBetween(from: UnixTime, to: UnixTime, aheadAt: (at: UnixTime) => number): UnixTime {
  let [same, other] = [from, to];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (aheadAt(middle) === aheadAt(from)) same = middle;
    else other = middle;
  }
  return other;
}
