import type { Vendor } from '#schemas';
import { refusals } from '../http/refusal.ts';
import { patience } from '../http/turns.ts';
import type { Deps } from '../module.ts';
import { together, togetherBy } from '../together.ts';
import { placePlainOrders } from './place.ts';
import type { CheckedOrder, PlacePlain } from './placeable.ts';

/** The most orders of one statement: enough to be cheap, and few enough to be quick. */
const mostTogether = 25;

/**
 * Places plain orders in batches: those of an outlet that arrive while others are being stored share the next statement. That costs a
 * fraction of one statement each, above all of the time that the merchant's feed is locked.
 */
export function placingTogether({
  sql,
  clock,
  turns,
  numbers,
  dispatcher,
}: Pick<Deps, 'sql' | 'clock' | 'turns' | 'numbers' | 'dispatcher'>): PlacePlain {
  const place = async (asked: readonly CheckedOrder[], vendor: Vendor) => {
    const numbered = await Promise.all(
      asked.map(async (each) => ({ ...each, number: await numbers.next(vendor.vendor_id) })),
    );
    const now = clock();
    const given = numbered.map((each) => ({ ...each, now }));
    return placePlainOrders(sql, dispatcher, { vendor, now }, given);
  };
  return togetherBy(
    ({ vendor }) => vendor.vendor_id,
    ({ vendor }) =>
      together((asked: readonly CheckedOrder[]) => place(asked, vendor), {
        most: mostTogether,
        turn: (question) => turns.take(vendor.parent_vendor_id ?? vendor.vendor_id, question),
        patience: { ms: patience, late: refusals.unavailable },
      }),
  );
}
