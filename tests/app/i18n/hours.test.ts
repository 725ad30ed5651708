import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../app/i18n/format.ts';
import { loadMarkets } from '../../../server/markets.ts';

const hours = Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 10, 27, hour, 5) / 1000);
const markets = [...(await loadMarkets()).values()];

describe.each(markets)('in $country a time of day', (market) => {
  it.each(market.languages)('is written alike alone and beside its day, in %s', (language) => {
    const { time, timeWithOffset, dateTime, dateTimeOfYear } = createFormat(language, market);
    for (const at of hours)
      for (const written of [dateTime(at), dateTimeOfYear(at), timeWithOffset(at)])
        expect(written).toContain(time(at));
  });
});
