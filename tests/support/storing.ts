import type { Sql } from '../../server/db/connect.ts';

/** What the work answers while a row that refers to a vendor, such as an order, is stored and not committed. */
export async function whileStoring<T>(sql: Sql, vendorId: string, work: () => Promise<T>) {
  const stored = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const storing = sql.begin(async (tx) => {
    // The lock that a foreign key takes.
    await tx`select 1 from vendors where id = ${vendorId} for key share`;
    stored.resolve();
    await end.promise;
  });
  await stored.promise;
  try {
    return await work();
  } finally {
    end.resolve();
    await storing;
  }
}
