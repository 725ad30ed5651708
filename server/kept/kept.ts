import { LRUCache } from 'lru-cache';

/** Milliseconds for which an answer is believed at most, should its end never be announced to us. */
export const longestKept = 1500;

/** Milliseconds after which it is asked for again beside anyone who hears it, so that it is there when it is due and nobody waits. */
const dueSoon = 1200;

type Known<Value> = { value: Value; askedAt: number };
type Asking<Value> = { answer: Promise<Value | undefined>; askedAt: number };

/** Whether announcements reach us; while they do not, nothing is kept. */
export type Ears = { areOpen: boolean };

/**
 * Answers of the database that hardly ever change, by a name that may have a second part behind a space. They are forgotten as soon as a change is announced,
 * and what was asked before an announcement is not kept after it. What there is not is never kept.
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

  /** What is known by a name, or else what `ask` says now; who asks for the same meanwhile waits for the same answer. */
  async get(name: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
    if (!this.#ears.areOpen) return ask();
    const known = this.#answers.get(name);
    if (known && this.#isYoung(known)) {
      // Should it fail, anyone who comes when it is due asks again and hears why.
      if (this.#now() - known.askedAt > dueSoon) this.#renew(name, ask).catch(() => undefined);
      return known.value;
    }
    return this.#renew(name, ask);
  }

  /** Forgets what goes by a name or begins with it; without one, everything. */
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

  /** Asks, unless somebody does. */
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
