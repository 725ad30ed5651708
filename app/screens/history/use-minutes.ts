import { wholeMinutes } from '#core/rules';
import { inMinutes, useText } from '#i18n';

/** How a median is written: whole minutes, counted as those of an order are, or that there is none. */
export function useMinutes(): (minutes: number | null) => string {
  const t = useText();
  return (minutes) => {
    if (minutes === null) return t('history.summary.unknown');
    return inMinutes(t, wholeMinutes(minutes));
  };
}
