import { AsyncLocalStorage } from 'node:async_hooks';
import type { Runner } from './runner.ts';

/**
 * Knows who is inside a transaction. Anyone who is there and asks the pool as well waits for a second connection while they hold one:
 * as many of them as the pool has connections wait for one another for ever. So the pool refuses them, also when there is room.
 */
export class Inside {
  readonly #now = new AsyncLocalStorage<{ isOver: boolean }>();

  /** Does the work of a transaction; what it leaves running beside itself is free again when it is over. */
  async run<T>(work: () => PromiseLike<T>): Promise<T> {
    const here = { isOver: false };
    try {
      return await this.#now.run(here, work);
    } finally {
      here.isOver = true;
    }
  }

  /** Throws inside of a transaction. */
  refuse(): void {
    if (this.#now.getStore()?.isOver === false) {
      throw new Error('the pool was asked inside a transaction: hand the transaction on');
    }
  }

  /** The pool, for everybody who is in no transaction. */
  outside(pool: Runner): Runner {
    return {
      getExecutor: () => {
        this.refuse();
        return pool.getExecutor();
      },
    };
  }
}
