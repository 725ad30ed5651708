import { useStoreMap } from 'effector-react';
import { $now } from '#core';
import { type Eta, minutesUntil } from '#core/rules';
import { inMinutes, type Translate, useText } from '#i18n';
import type { UnixTime } from '#schemas';

/** The estimate in words: "Pickup in about 5 minutes". */
export function EtaText(props: { eta: Eta }) {
  return <EtaWords {...props} t={useText()} />;
}

/** The same where the texts are at hand already. It counts down by itself: a page that stays open must not stand still. */
export function EtaWords({ eta, t }: { eta: Eta; t: Translate }) {
  const minutes = useStoreMap({
    store: $now,
    keys: [eta.at],
    fn: (now, [at]) => minutesUntil(at, now),
  });
  return wordsOf(t, `order.eta.${legs[eta.to]}`, minutes);
}

/** Above so many minutes, a time of day says more. */
export const saidInMinutes = 60;

/** The estimate in a few words beside a time of day, "in 12 min"; empty where they would say nothing more. */
export function untilWords({ at, to }: Eta, now: UnixTime, t: Translate): string {
  const minutes = minutesUntil(at, now);
  if (minutes > saidInMinutes || minutes < 0) return '';
  if (minutes === 0) return t('order.eta.short.soon');
  return t(`tracking.row.${legs[to]}`, { minutes: inMinutes(t, minutes) });
}

const legs = { origin: 'pickup', destination: 'delivery', return: 'return' } as const;

/** Ahead, any moment, or late by so much: never less than nothing. */
function wordsOf(t: Translate, key: string, minutes: number): string {
  if (minutes > 0) return t(key, { count: minutes });
  return minutes === 0 ? t(`${key}.soon`) : t(`${key}.late`, { count: -minutes });
}
