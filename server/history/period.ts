import { longestPeriod } from '#core/rules';
import type { Market } from '#schemas';
import { refusal } from '../http/refusal.ts';
import type { OrderFilter } from '../orders/filter.ts';

/** Refuses a period longer than the market's longest; searches by id or by a few digits need none. */
export function checkPeriod(
  { from, to, order_id, reference, digits }: OrderFilter,
  { history }: Market,
): void {
  if ((order_id ?? reference ?? digits) !== undefined) return;
  const longest = longestPeriod(history.longestRangeDays);
  if (from === undefined || to === undefined || to - from > longest) {
    throw refusal(400, 'RangeTooLong', `At most ${history.longestRangeDays} days at a time.`, {
      ...{ key: 'history.custom.too-long', field: 'query.from' },
    });
  }
  if (to < from) {
    throw refusal(400, 'InvalidInput', 'The period ends before it begins.', {
      ...{ key: 'history.custom.ends-before-start', field: 'query.to' },
    });
  }
}
