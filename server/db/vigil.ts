import { Client, type ClientConfig, DatabaseError } from 'pg';
import { Lost } from './lost.ts';

/** Milliseconds: until an answer is late, between two checks, for a probe of the database, and between two probes. */
const late = 300;
const tick = 100;
const probing = 1200;
const pause = 1000;

/**
 * Detects a database that neither answers nor closes its connections, as when its machine was paused. A late answer only leads to a
 * probe over a new connection, so that slow queries are left alone; if that gets no answer and no other connection does, all queries
 * fail. What a process observed while it was itself paused is ignored.
 */
export class Vigil {
  readonly #settings: ClientConfig;
  readonly #cutAll: () => void;
  readonly #waiting = new Set<number[]>();
  #timer: NodeJS.Timeout | undefined;
  #isHung = false;
  #isProbing = false;
  #probedAt = 0;
  #lookedAt = 0;
  #answeredAt = 0;
  #stoodAt = 0;

  constructor(settings: ClientConfig, cutAll: () => void) {
    this.#settings = { ...settings, connectionTimeoutMillis: probing, query_timeout: probing };
    this.#cutAll = cutAll;
  }

  /** Runs a call to the database under this watch; fails at once while the database hangs. */
  async during<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#isHung) throw new Lost('the database does not answer');
    const began = [performance.now()];
    this.#waiting.add(began);
    this.#watch();
    try {
      const answer = await ask();
      this.#answeredAt = performance.now();
      return answer;
    } finally {
      this.#waiting.delete(began);
    }
  }

  end(): void {
    clearInterval(this.#timer);
    this.#isHung = false;
  }

  #watch(): void {
    if (this.#timer) return;
    this.#lookedAt = performance.now();
    this.#timer = setInterval(() => this.#look(), tick).unref();
  }

  #look(): void {
    const now = performance.now();
    // This process was paused: answers that arrived meanwhile are read before the next check.
    const stood = now - this.#lookedAt > 3 * tick;
    this.#lookedAt = now;
    if (stood) this.#stoodAt = now;
    if (this.#waiting.size === 0 && !this.#isHung) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const [[first = now] = [now]] = this.#waiting;
    const isDue = this.#isHung || (now - first > late && now - this.#probedAt > pause);
    if (isDue && !stood && !this.#isProbing) void this.#probe(now);
  }

  async #probe(began: number): Promise<void> {
    this.#isProbing = true;
    const answers = await answering(this.#settings);
    this.#isProbing = false;
    this.#probedAt = performance.now();
    if (this.#probedAt - this.#lookedAt > 3 * tick) this.#stoodAt = this.#probedAt;
    if (!answers && Math.max(this.#stoodAt, this.#answeredAt) > began) return;
    this.#isHung = !answers;
    if (!answers) this.#cutAll();
  }
}

/** Whether the database answers anything, even an error such as too many connections. */
async function answering(settings: ClientConfig): Promise<boolean> {
  const client = new Client(settings);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (cause) {
    return cause instanceof DatabaseError;
  } finally {
    client.connection.stream.destroy();
  }
}
