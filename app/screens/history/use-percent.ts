import { useMemo } from 'react';
import { useConfig, useLanguage, wordsLocale } from '#i18n';

/** Writes a share in hundredths. */
export function usePercent(): (share: number) => string {
  const { code } = useLanguage();
  const { market } = useConfig();
  return useMemo(
    () => new Intl.NumberFormat(wordsLocale(code, market), { style: 'percent' }).format,
    [code, market],
  );
}
