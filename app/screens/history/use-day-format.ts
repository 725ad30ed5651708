import { useMemo } from 'react';
import { useConfig, useLanguage, wordsLocale } from '#i18n';

/** How the history writes what no other page does: a day with its name in the week, and a share in hundredths. */
export function useDayFormat() {
  const { code } = useLanguage();
  const { market } = useConfig();
  return useMemo(() => {
    const locale = wordsLocale(code, market);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const day = new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    });
    return {
      percent: (share: number) => percent.format(share),
      /** Of a calendar day such as `2027-01-15`. */
      weekday: (date: string) => day.format(Date.parse(date)),
    };
  }, [code, market]);
}
