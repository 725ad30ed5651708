import type { Deps } from '../module.ts';
import { longestReplay } from './feed.ts';

/** Seconds that every number is kept, so that none is deleted while it is being read. */
export const feedLife = 86_400;

/** Numbers that one statement deletes. */
const mostRows = 5000;

/**
 * Deletes numbers too old to be replayed: a reader that far behind is told to fetch the list.
 * The changes themselves stay.
 */
export async function forgetOldNumbers({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const before = clock() - feedLife;
  let forgotten = mostRows;
  while (forgotten === mostRows) {
    const gone = await sql`
      delete from order_feed where (vendor_id, seq) in (
        select f.vendor_id, f.seq from vendor_sequence s
        join order_feed f on f.vendor_id = s.vendor_id and f.seq <= s.seq - ${longestReplay}
        join order_events e on e.id = f.event_id
        where e.at < ${before} limit ${mostRows} for update of f skip locked)`;
    forgotten = gone.count;
  }
}
