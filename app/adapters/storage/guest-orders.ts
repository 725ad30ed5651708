import * as z from 'zod/mini';
import type { GuestOrder } from '#core/ports';
import type { SafeStorage } from './storage.ts';

/** The local storage keys of the specification (1, section 3). */
export const guestTokenKey = 'guest-token';
const ordersKey = 'guest-orders';
/** How the names of what a browser keeps of a guest begin. */
export const guestPrefix = 'guest-';

/** As many as the server tells of at once, and as old as a guest's token can be. */
const most = 50;
const lifeSeconds = 30 * 86_400;

const Kept = z.array(
  z.object({ token: z.string().check(z.maxLength(128)), placed_at: z.number() }),
);

/** What a guest ordered in this browser: tokens and dates, and nothing about anybody. */
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
