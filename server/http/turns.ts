import { poolSize } from '../db/connect.ts';
import { refusals } from './refusal.ts';

/** Milliseconds that somebody waits for their turn: no longer than for a connection. */
export const patience = 1800;

type Waiting = { begin: () => void };
type Bounds = { each: number; all: number };

/**
 * Lets only so many of one merchant write at a time, in the order in which they came: all of them wait for the numbers of the same merchant, with a connection each, and
 * everybody else needs connections, too. Merchants take turns. Who waits too long is told to come again.
 */
export class Turns {
  readonly #bounds: Bounds;
  readonly #running = new Map<string, number>();
  /** Who waits, by merchant; the merchant whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  #all = 0;

  /** Half of all connections for one merchant, and one in five is left for those who read. */
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
