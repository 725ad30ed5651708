import type { Eta } from '#core';
import { useText } from '#i18n';

/** The estimate in words: "Pickup in about 5 minutes", or "5 min" where there is little room. */
export function EtaText({ eta, short = false }: { eta: Eta; short?: boolean }) {
  const t = useText();
  const key = eta.to === 'origin' ? 'pickup' : 'delivery';
  const text = t(`order.eta.${key}`, { count: eta.minutes });
  return short ? <span title={text}>{t('order.eta.short', { count: eta.minutes })}</span> : text;
}
