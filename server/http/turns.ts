import { poolSize } from '../db/connect.ts';
import { refusals } from './refusal.ts';

/** Milliseconds to wait for a turn, as long as for a connection. */
export const patience = 1800;

type Waiting = { begin: () => void };
type Bounds = { each: number; all: number };

/**
 * Limits how many requests of one merchant write at the same time: they wait for each other's lock on the merchant's numbers, each with
 * a connection that others need. First come, first served; merchants take turns. Waiting too long is refused with a retry.
 */
export class Turns {
  readonly #bounds: Bounds;
  readonly #running = new Map<string, number>();
  /** Waiting requests by merchant, next merchant first. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  #all = 0;

  /** Half of all connections for one merchant, and one in five left for reading. */
  constructor(
    bounds: Bounds = { each: Math.floor(poolSize / 2), all: Math.floor(poolSize * 0.8) },
  ) {
    this.#bounds = bounds;
  }

  async take<Result>(merchant: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(merchant);
    try {
      return await work();
    } finally {
      this.#count(merchant, -1);
      this.#next();
    }
  }

  async #turnOf(merchant: string): Promise<void> {
    if (this.#hasRoom(merchant)) return this.#count(merchant, 1);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { begin: resolve };
    const queue = this.#waiting.get(merchant) ?? new Set();
    this.#waiting.set(merchant, queue.add(waiting));
    const timer = setTimeout(() => {
      this.#leave(merchant, waiting);
      reject(refusals.unavailable());
    }, patience);
    await promise.finally(() => clearTimeout(timer));
  }

  #next(): void {
    for (const [merchant, [first]] of this.#waiting) {
      if (!first || !this.#hasRoom(merchant)) continue;
      this.#leave(merchant, first);
      const others = this.#waiting.get(merchant);
      if (others && this.#waiting.delete(merchant)) this.#waiting.set(merchant, others);
      this.#count(merchant, 1);
      first.begin();
      return;
    }
  }

  #leave(merchant: string, waiting: Waiting): void {
    const queue = this.#waiting.get(merchant);
    queue?.delete(waiting);
    if (queue?.size === 0) this.#waiting.delete(merchant);
  }

  #hasRoom(merchant: string): boolean {
    const { each, all } = this.#bounds;
    return this.#all < all && (this.#running.get(merchant) ?? 0) < each;
  }

  #count(merchant: string, by: 1 | -1): void {
    this.#all += by;
    const running = (this.#running.get(merchant) ?? 0) + by;
    if (running === 0) this.#running.delete(merchant);
    else this.#running.set(merchant, running);
  }
}
