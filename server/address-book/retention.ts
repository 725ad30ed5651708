import type { Deps } from '../module.ts';
import { oldIn } from '../orders/retention.ts';

/** Deletes remembered recipients when their last order is erased. */
export async function forgetRemembered(
  deps: Pick<Deps, 'sql' | 'clock' | 'markets'>,
): Promise<void> {
  for (const { country, before } of oldIn(deps)) {
    await deps.sql`
      delete from address_book b using vendors v where v.id = b.vendor_id
        and v.country_code = ${country} and b.remembered_at < ${before}`;
  }
}
