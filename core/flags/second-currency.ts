import { combine } from 'effector';
import type { Market, UnixTime } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { $config } from '../kernel/config.ts';
import { dayFrom, startOfDate } from '../kernel/days.ts';

const $end = $config.map((config) => config && endOf(config.market));

/** Whether prices may be shown in a second currency today; after the market's last day the flag has no effect. */
export const $secondCurrencyHolds = combine($now, $end, (now, end) => end !== null && now < end);

/** When a market's prices stop being shown in its second currency, in Unix seconds; null where there is none. */
function endOf({ secondCurrency, timezone }: Market): UnixTime | null {
  const lastDay = secondCurrency && startOfDate(secondCurrency.until, timezone);
  return lastDay ? dayFrom(lastDay, timezone, 1) : null;
}
