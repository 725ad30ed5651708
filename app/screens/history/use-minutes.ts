import { useText } from '#i18n';

/** How a median is written: whole minutes, or that there is none. */
export function useMinutes(): (minutes: number | null) => string {
  const t = useText();
  return (minutes) =>
    minutes === null
      ? t('history.summary.unknown')
      : t('order.eta.short', { count: Math.round(minutes) });
}
