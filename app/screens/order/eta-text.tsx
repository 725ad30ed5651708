import { useStoreMap } from 'effector-react';
import { $now } from '#core';
import { type Eta, minutesUntil } from '#core/rules';
import { type Translate, useText } from '#i18n';

/** The estimate in words: "Pickup in about 5 minutes", or "5 min" where there is little room. */
export function EtaText(props: { eta: Eta; short?: boolean }) {
  return <EtaWords {...props} t={useText()} />;
}

/** The same where the texts are at hand already. It counts down by itself: a page that stays open must not stand still. */
export function EtaWords({ eta, short = false, t }: { eta: Eta; short?: boolean; t: Translate }) {
  const minutes = useStoreMap({
    store: $now,
    keys: [eta.at],
    fn: (now, [at]) => minutesUntil(at, now),
  });
  const text = wordsOf(t, `order.eta.${legs[eta.to]}`, minutes);
  return short ? <span title={text}>{wordsOf(t, 'order.eta.short', minutes)}</span> : text;
}

const legs = { origin: 'pickup', destination: 'delivery', return: 'return' } as const;

/** Ahead, any moment, or late by so much: never less than nothing. */
function wordsOf(t: Translate, key: string, minutes: number): string {
  if (minutes > 0) return t(key, { count: minutes });
  return minutes === 0 ? t(`${key}.soon`) : t(`${key}.late`, { count: -minutes });
}
