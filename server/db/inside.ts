import { AsyncLocalStorage } from 'node:async_hooks';
import type { Runner } from './runner.ts';

/**
 * Detects use of the pool inside a transaction, which would take a second connection while holding one: enough of these at once
 * would deadlock the pool. So the pool always refuses it.
 */
export class Inside {
  readonly #now = new AsyncLocalStorage<{ isOver: boolean }>();

  /** Runs the work of a transaction; async work that outlives it may use the pool again. */
  async run<T>(work: () => PromiseLike<T>): Promise<T> {
    const here = { isOver: false };
    try {
      return await this.#now.run(here, work);
    } finally {
      here.isOver = true;
    }
  }

  /** Throws inside a transaction. */
  refuse(): void {
    if (this.#now.getStore()?.isOver === false) {
      throw new Error('the pool was asked inside a transaction: hand the transaction on');
    }
  }

  /** The pool, refused inside a transaction. */
  outside(pool: Runner): Runner {
    return {
      getExecutor: () => {
        this.refuse();
        return pool.getExecutor();
      },
    };
  }
}
