import type { Clock } from '../clock.ts';

/** How often each key may do something within a window; every instance keeps its own count. */
export type Budget = {
  /** Spends one; answers the seconds to wait, or 0 when there was one left. */
  take(key: string): number;
  /** Gives one back, for attempts that turned out to be welcome. */
  refund(key: string): void;
};

/** A fixed-window budget; forgotten windows are swept when a new one starts. */
export function createBudget(limit: number, seconds: number, clock: Clock): Budget {
  const windows = new Map<string, { spent: number; endsAt: number }>();
  let sweepAt = 0;
  const sweep = (now: number) => {
    if (now < sweepAt) return;
    sweepAt = now + seconds;
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  };
  return {
    take(key) {
      const now = clock();
      sweep(now);
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { spent: 0, endsAt: now + seconds };
      windows.set(key, window);
      window.spent += 1;
      return window.spent > limit ? Math.ceil(window.endsAt - now) : 0;
    },
    refund(key) {
      const window = windows.get(key);
      if (window) window.spent -= 1;
    },
  };
}

/** Who an address stands for: IPv6 users own a whole /64 and could hop within it for ever. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right].slice(0, 4).join(':');
}
