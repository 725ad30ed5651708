import type { Translate } from './translate.ts';

/** A length of time in whole minutes, in the short words of a row; below the first one it is less than that. */
export function inMinutes(t: Translate, minutes: number): string {
  const count = Math.round(minutes);
  return count < 1 ? t('order.eta.short.less', { count: 1 }) : t('order.eta.short', { count });
}
