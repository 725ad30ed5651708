import type { Vendor } from '#schemas';
import { refusals } from '../http/refusal.ts';
import { patience } from '../http/turns.ts';
import type { Deps } from '../module.ts';
import { together, togetherBy } from '../together.ts';
import { placePlainOrders } from './place.ts';
import type { CheckedOrder, PlacePlain } from './placeable.ts';

/** Orders that are stored by one statement: enough that each costs little, and few enough that nobody's answer waits for many others. */
const mostTogether = 25;

/**
 * Places plain orders, those of an outlet together that came while others of it were stored: one statement and one commit for many cost a fraction
 * of one for each, above all of the time for which everybody else of that merchant waits.
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
