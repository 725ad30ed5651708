import type { Eta } from '#core';
import { type Translate, useText } from '#i18n';

/** The estimate in words: "Pickup in about 5 minutes", or "5 min" where there is little room. */
export function EtaText(props: { eta: Eta; short?: boolean }) {
  return <EtaWords {...props} t={useText()} />;
}

/** The same where the texts are at hand already. */
export function EtaWords({ eta, short = false, t }: { eta: Eta; short?: boolean; t: Translate }) {
  const key = eta.to === 'origin' ? 'pickup' : 'delivery';
  const text = t(`order.eta.${key}`, { count: eta.minutes });
  return short ? <span title={text}>{t('order.eta.short', { count: eta.minutes })}</span> : text;
}
