import { meaningOf } from '#core/rules';
import type { AlertKind, AlertSettings } from '#schemas';

/** The defaults: a sound when somebody is needed at the counter, a notification only for trouble. */
export const defaultAlerts: AlertSettings = {
  sound: { assigned: false, arrived: true, collected: false, delivered: false, trouble: true },
  notification: {
    assigned: false,
    arrived: true,
    collected: false,
    delivered: false,
    trouble: true,
  },
  volume: 'normal',
};

/** The alert that an order's new status causes at the counter; null for none. */
export function alertOf(status: string): AlertKind | null {
  return meaningOf(status)?.alert ?? null;
}

/** From most to least urgent: of several alerts in one second only the first is heard. */
const urgency: readonly AlertKind[] = ['trouble', 'arrived', 'assigned', 'collected', 'delivered'];

/** The one sound for several things that happen at once; null when nobody wants to hear any of them. */
export function soundOf(kindsNow: readonly AlertKind[], settings: AlertSettings): AlertKind | null {
  return urgency.find((kind) => settings.sound[kind] && kindsNow.includes(kind)) ?? null;
}
