import { normalizeIP } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';
import { Windows } from './windows.ts';

/** Limits how often each key may do something within a window; for actions other than requests, and with refunds. */
export type Budget = {
  /** Spends one; answers 0, or the seconds to wait when none is left. */
  take(key: string): number;
  /** Gives one back, such as for a successful attempt. */
  refund(key: string): void;
};

/** A budget of `limit` in `seconds` for each key; `keys` bounds how many keys are remembered. */
export function createBudget(limit: number, seconds: number, clock: Clock, keys?: number): Budget {
  const windows = new Windows(clock, keys);
  return {
    take(key) {
      const { spent, left } = windows.spend(key, seconds);
      return spent > limit ? Math.ceil(left) : 0;
    },
    refund: (key) => windows.giveBack(key),
  };
}

/** The key of an address: an IPv6 user owns a whole /64, so only that counts. */
export function addressKey(ip: string): string {
  return normalizeIP(ip);
}
