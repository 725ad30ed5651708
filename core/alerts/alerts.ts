import { meaningOf } from '#core/rules';
import type { AlertKind, AlertSettings } from '#schemas';

/** Before anybody chose: what needs hands at the counter is heard, and only trouble is shown as well. */
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

/** What a status that an order has come to means at the counter; null where nobody need look up. */
export function alertOf(status: string): AlertKind | null {
  return meaningOf(status)?.alert ?? null;
}

/** From most to least urgent, so that what happens in one second is heard once. */
const urgency: readonly AlertKind[] = ['trouble', 'arrived', 'assigned', 'collected', 'delivered'];

/** The one sound for several things that happen at once; null when nobody wants to hear any of them. */
export function soundOf(kindsNow: readonly AlertKind[], settings: AlertSettings): AlertKind | null {
  return urgency.find((kind) => settings.sound[kind] && kindsNow.includes(kind)) ?? null;
}
