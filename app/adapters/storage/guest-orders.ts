import * as z from 'zod/mini';
import type { GuestOrder } from '#core/ports';
import type { SafeStorage } from './storage.ts';

/** The local storage keys of the specification (1, section 3). */
export const guestTokenKey = 'guest-token';
export const guestOrdersKey = 'guest-orders';

/** As many as the server tells of at once, and as old as a guest's token can be. */
const most = 50;
const lifeSeconds = 30 * 86_400;

const Kept = z.array(
  z.object({ token: z.string().check(z.maxLength(128)), placed_at: z.number() }),
);

/** What a guest ordered in this browser: tokens and dates, and nothing about anybody. */
export function createGuestOrders(storage: SafeStorage, now: () => number) {
  const load = (): readonly GuestOrder[] =>
    (storage.read(guestOrdersKey, Kept) ?? []).filter(
      ({ placed_at }) => now() - placed_at < lifeSeconds,
    );
  return {
    load,
    keep(order: GuestOrder): void {
      const others = load().filter(({ token }) => token !== order.token);
      storage.write(guestOrdersKey, [order, ...others].slice(0, most));
    },
    forget: () => storage.remove(guestOrdersKey),
  };
}
