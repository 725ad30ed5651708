import * as z from 'zod/mini';
import type { GuestOrder } from '#core/ports';
import type { SafeStorage } from './storage.ts';

/** The local storage keys of the specification (1, section 3). */
export const guestTokenKey = 'guest-token';
const ordersKey = 'guest-orders';
/** Prefix of the keys of a guest's data. */
export const guestPrefix = 'guest-';

/** The server's limit per call, and the lifetime of a guest's token. */
const most = 50;
const lifeSeconds = 30 * 86_400;

const Kept = z.array(
  z.object({ token: z.string().check(z.maxLength(128)), placed_at: z.number() }),
);

/** A guest's orders in this browser: tokens and dates, no personal data. */
export function createGuestOrders(storage: SafeStorage, now: () => number) {
  const load = (): readonly GuestOrder[] =>
    (storage.read(ordersKey, Kept) ?? []).filter(
      ({ placed_at }) => now() - placed_at < lifeSeconds,
    );
  return {
    load,
    keep(order: GuestOrder): void {
      const others = load().filter(({ token }) => token !== order.token);
      storage.write(ordersKey, [order, ...others].slice(0, most));
    },
    forget: () => storage.remove(ordersKey),
  };
}
