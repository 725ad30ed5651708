import { combine } from 'effector';
import type { Market, UnixTime } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { $config } from '../kernel/config.ts';
import { dayFrom, startOfDate } from '../kernel/days.ts';

const $end = $config.map((config) => config && endOf(config.market));

/** Whether today's prices may be shown in a second currency; a flag that was left on changes nothing afterwards. */
export const $secondCurrencyHolds = combine($now, $end, (now, end) => end !== null && now < end);

/** When a market's prices stop being shown in its second currency, in Unix seconds; null where there is none. */
function endOf({ secondCurrency, timezone }: Market): UnixTime | null {
  const lastDay = secondCurrency && startOfDate(secondCurrency.until, timezone);
  return lastDay ? dayFrom(lastDay, timezone, 1) : null;
}
