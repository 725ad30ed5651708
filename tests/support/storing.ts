import type { Sql, Tx } from '../../server/db/connect.ts';

/** What the work answers while a transaction holds a lock and is not committed. */
export async function whileLocked<T>(
  sql: Sql,
  lock: (tx: Tx) => PromiseLike<unknown>,
  work: () => Promise<T>,
) {
  const locked = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const holding = sql.begin(async (tx) => {
    await lock(tx);
    locked.resolve();
    await end.promise;
  });
  await locked.promise;
  try {
    return await work();
  } finally {
    end.resolve();
    await holding;
  }
}

/** What the work answers while a row that refers to a vendor, such as an order, is stored and not committed. */
export function whileStoring<T>(sql: Sql, vendorId: string, work: () => Promise<T>) {
  // The lock that a foreign key takes.
  const lock = (tx: Tx) => tx`select 1 from vendors where id = ${vendorId} for key share`;
  return whileLocked(sql, lock, work);
}
