import type { Deps } from '../module.ts';
import { usualRetention } from '../orders/retention.ts';

const day = 86_400;
/** Errands of one statement, so that each is short. */
const mostErrands = 1000;

/**
 * Deletes errands that were given up long ago, and erases their personal data before if that must go earlier. Waiting errands stay;
 * done ones are deleted at once.
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
  await sql`update errands set payload = '{}', reason = null
    where given_up_at < ${now - usualRetention * day} and payload <> '{}'`;
}
