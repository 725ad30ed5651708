import { LRUCache } from 'lru-cache';

/** The most milliseconds that an answer is used, in case an announcement is lost. */
export const longestKept = 1500;

/** Milliseconds after which an answer is refreshed in the background, so that nobody waits. */
const dueSoon = 1200;

type Known<Value> = { value: Value; askedAt: number };
type Asking<Value> = { answer: Promise<Value | undefined>; askedAt: number };

/** Whether we are listening to announcements; otherwise nothing is cached. */
export type Ears = { areOpen: boolean };

/**
 * A cache of database answers that rarely change, by a name of one or two words. An announced change removes them, also those that
 * were asked for before it and arrive after it. Missing values are not cached.
 */
export class Kept<Value extends object> {
  readonly #ears: Ears;
  readonly #now: () => number;
  readonly #answers: LRUCache<string, Known<Value>>;
  readonly #asking = new Map<string, Asking<Value>>();
  #turn = 0;

  constructor(ears: Ears, most: number, now = () => performance.now()) {
    this.#ears = ears;
    this.#now = now;
    this.#answers = new LRUCache({ max: most });
  }

  /** The cached answer, or that of `ask`; parallel callers share one question. */
  async get(name: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
    if (!this.#ears.areOpen) return ask();
    const known = this.#answers.get(name);
    if (known && this.#isYoung(known)) {
      // If this fails, the next caller after expiry asks again and gets the error.
      if (this.#now() - known.askedAt > dueSoon) this.#renew(name, ask).catch(() => undefined);
      return known.value;
    }
    return this.#renew(name, ask);
  }

  /** Removes answers by a name or its first word; without one, all. */
  forget(name?: string): void {
    this.#turn += 1;
    if (name === undefined) {
      this.#answers.clear();
      this.#asking.clear();
      return;
    }
    for (const kept of [this.#answers, this.#asking]) {
      for (const each of [...kept.keys()]) {
        if (each === name || each.startsWith(`${name} `)) kept.delete(each);
      }
    }
  }

  /** Asks, unless a question is already pending. */
  #renew(name: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const asking = this.#asking.get(name);
    if (asking && this.#isYoung(asking)) return asking.answer;
    const askedAt = this.#now();
    const answer = this.#ask(name, ask, askedAt);
    this.#asking.set(name, { answer, askedAt });
    return answer;
  }

  #isYoung({ askedAt }: { askedAt: number }): boolean {
    return this.#now() - askedAt < longestKept;
  }

  async #ask(
    name: string,
    ask: () => Promise<Value | undefined>,
    askedAt: number,
  ): Promise<Value | undefined> {
    const turn = this.#turn;
    try {
      const value = await ask();
      if (value && turn === this.#turn) this.#answers.set(name, { value, askedAt });
      return value;
    } finally {
      if (this.#asking.get(name)?.askedAt === askedAt) this.#asking.delete(name);
    }
  }
}
