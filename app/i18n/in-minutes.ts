import type { Translate } from './translate.ts';

/** A length of time in whole minutes, in the short words of a row. */
export function inMinutes(t: Translate, minutes: number): string {
  return t('order.eta.short', { count: Math.round(minutes) });
}
