import type { Deps } from '../module.ts';
import { usualRetention } from '../orders/retention.ts';

/** What was given up keeps its reason, and forgets who it was about when nobody has tried it again for so long. */
export async function forgetOldErrands({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await sql`update errands set payload = '{}'
    where given_up_at < ${clock() - usualRetention * 86_400} and payload <> '{}'`;
}
