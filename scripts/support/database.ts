import { readConfig } from '../../server/config.ts';
import { connect, type Sql } from '../../server/db/connect.ts';
import { findRunning, startPostgres } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { StartError } from '../../server/start-error.ts';

/** The database that is configured, else the running product's own, else one started for the moment. */
export async function withDatabase(work: (sql: Sql) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const url = databaseUrl ?? (await findRunning(dataDir));
  const own = url ? undefined : await startPostgres({ dataDir });
  const sql = connect(url ?? own?.url ?? '', { max: 1, patient: true });
  try {
    await migrate(sql);
    await work(sql);
  } finally {
    await sql.end();
    await own?.stop();
  }
}

/** A sentence for what a person can mend; whatever else went wrong as it is. */
export function explainDatabase(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const isDatabase = error instanceof Error && 'code' in error;
  return isDatabase ? `The database cannot be used: ${error.message} (${error.code}).` : error;
}
