import type { Settings } from './settings.ts';

/** The translation key of a way of paying. */
export function paymentText(
  method: string,
  { payAtPickup }: Pick<Settings, 'payAtPickup'>,
): string {
  if (method === 'NONE' && payAtPickup) return 'payment.AT_PICKUP';
  return `payment.${method}`;
}
