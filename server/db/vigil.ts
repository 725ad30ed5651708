import { Client, type ClientConfig, DatabaseError } from 'pg';
import { Lost } from './lost.ts';

/** Milliseconds: until an answer is late, between two looks, for a look at the database itself, and between two of those. */
const late = 300;
const tick = 100;
const probing = 1200;
const pause = 1000;

/**
 * Notices a database that neither answers nor closes its connections, as one does whose machine was stopped. An answer that is late is
 * only a reason to ask over a new connection: what is slow is left alone, and where there is no answer either, and none on any other
 * connection meanwhile, everybody hears so. A process that stood still itself believes nothing that it saw.
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

  /** Waits for something of the database, under this watch; fails at once while nothing of it answers. */
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
    // This process itself stood still: what came meanwhile is read before the next look.
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

/** Whether the database says anything at all, be it that it has no room. */
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
