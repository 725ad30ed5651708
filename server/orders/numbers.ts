import type { Id } from '#schemas';
import type { Db, Sql } from '../db/connect.ts';

type Waiting = PromiseWithResolvers<number>;

/** Takes `count` numbers for a vendor's next orders, locking them until the transaction ends; answers the last. */
export async function takeNumbers(sql: Db, vendorId: Id, count: number): Promise<number> {
  const [row] = await sql<{ last: number }[]>`
    insert into order_numbers (vendor_id, last) values (${vendorId}, ${count})
    on conflict (vendor_id) do update set last = order_numbers.last + excluded.last
    returning last`;
  if (!row) throw new Error(`no number for ${vendorId}`);
  return row.last;
}

/**
 * Hands out numbers of orders before anything is locked for them. Requests during a pending query share the next one, so that many
 * orders need few queries. The number of an order that is not stored stays unused.
 */
export class OrderNumbers {
  readonly #sql: Sql;
  readonly #waiting = new Map<Id, Waiting[]>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  next(vendorId: Id): Promise<number> {
    const mine = Promise.withResolvers<number>();
    const queue = this.#waiting.get(vendorId);
    if (queue) queue.push(mine);
    else {
      const first = [mine];
      this.#waiting.set(vendorId, first);
      void this.#serve(vendorId, first);
    }
    return mine.promise;
  }

  async #serve(vendorId: Id, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const asking = queue.splice(0);
      try {
        const last = await takeNumbers(this.#sql, vendorId, asking.length);
        for (const [nth, each] of asking.entries()) each.resolve(last - asking.length + nth + 1);
      } catch (cause) {
        for (const each of asking) each.reject(cause);
      }
    }
    this.#waiting.delete(vendorId);
  }
}

/** Numbers for placing one order after the other; a number that was not used is kept for the next one. */
export class NextNumber {
  readonly #take: () => Promise<number>;
  #held: number | undefined;

  constructor(numbers: OrderNumbers, vendorId: Id) {
    this.#take = () => numbers.next(vendorId);
  }

  async hold(): Promise<number> {
    this.#held ??= await this.#take();
    return this.#held;
  }

  /** Marks the number as used, or perhaps used. */
  used(): void {
    this.#held = undefined;
  }
}
