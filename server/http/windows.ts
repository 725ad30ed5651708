import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';

/** The most remembered keys; the least recently counted makes room, so that memory is bounded. */
export const mostKeys = 20_000;

type Window = { spent: number; endsAt: number };

/** Counts by key within windows that begin at the first use; each instance counts on its own. */
export class Windows {
  readonly #clock: Clock;
  readonly #most: number;
  /** Least recently counted first. */
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, most = mostKeys) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Counts one; answers the count in this window, and the seconds until it ends. */
  spend(key: string, seconds: number): { spent: number; left: number } {
    const now = this.#clock();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { spent: 0, endsAt: now + seconds };
    window.spent += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    this.#makeRoom();
    return { spent: window.spent, left: window.endsAt - now };
  }

  /** Takes one back. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window) window.spent -= 1;
  }

  #makeRoom(): void {
    const [oldest] = this.#windows.size > this.#most ? this.#windows.keys() : [];
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}

/** A store for the rate limiter on the server's clock; each limit has its own. */
export function storeOn(clock: Clock) {
  return class Store implements FastifyRateLimitStore {
    readonly #windows = new Windows(clock);

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const { spent, left } = this.#windows.spend(key, timeWindow / 1000);
      done(null, { current: spent, ttl: left * 1000 });
    }

    child(): Store {
      return new Store();
    }
  };
}
