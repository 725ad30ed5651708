import { normalizeIP } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';
import { Windows } from './windows.ts';

/** How often each key may do something within a window, for what is no request of its own, or may be given back. */
export type Budget = {
  /** Spends one; answers the seconds to wait, or 0 when there was one left. */
  take(key: string): number;
  /** Gives one back, for attempts that turned out to be welcome. */
  refund(key: string): void;
};

/** A budget of so many within so many seconds; for as many keys as are told, or else for as many as there may be. */
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

/** Who an address stands for: IPv6 users own a whole /64 and could hop within it for ever. */
export function addressKey(ip: string): string {
  return normalizeIP(ip);
}
