import { useFormat, useText } from '#i18n';

/** How a median is written: whole minutes, or that there is none. */
export function useMinutes(): (minutes: number | null) => string {
  const t = useText();
  const format = useFormat();
  return (minutes) => (minutes === null ? t('history.summary.unknown') : format.minutes(minutes));
}
