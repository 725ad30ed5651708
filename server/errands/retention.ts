import type { Deps } from '../module.ts';
import { usualRetention } from '../orders/retention.ts';

const day = 86_400;
/** Errands that one statement removes, so that it is over soon. */
const mostErrands = 1000;

/**
 * What was given up is removed when nobody has tried it again for as long as the operator keeps it; where that is longer than people are known,
 * it forgets before who it was about. What still waits to be done stays, however old it is, and what was done is gone already.
 */
export async function forgetOldErrands({
  sql,
  clock,
  config,
}: Pick<Deps, 'sql' | 'clock' | 'config'>): Promise<void> {
  const now = clock();
  let removed = mostErrands;
  while (removed === mostErrands) {
    const { count } = await sql`delete from errands where id in (
      select id from errands where given_up_at < ${now - config.errandsKeptDays * day}
      order by given_up_at limit ${mostErrands} for update skip locked)`;
    removed = count;
  }
  await sql`update errands set payload = '{}'
    where given_up_at < ${now - usualRetention * day} and payload <> '{}'`;
}
