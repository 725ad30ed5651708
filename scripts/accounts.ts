import { parseArgs } from 'node:util';
import { requireReset } from '../server/access/require-reset.ts';
import { systemClock } from '../server/clock.ts';
import { explainDatabase, withDatabase } from './support/database.ts';

const usage = `npm run accounts -- require-reset EMAIL...

  require-reset   ends the sessions of these people and lets them in again only with a new password,
                  which they set with a code by mail

The database is DATABASE_URL, or the one in DATA_DIR, whether the product is running or not.`;

try {
  await main();
} catch (error) {
  console.error(explainDatabase(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [command, ...emails] = positionals;
  if (command !== 'require-reset' || emails.length === 0) {
    console.log(usage);
    process.exitCode = 2;
    return;
  }
  await withDatabase(async (sql) => {
    const found = await requireReset(sql, emails, systemClock());
    for (const email of found) console.log(`${email} has to set a new password`);
    const known = new Set(found.map((email) => email.toLowerCase()));
    const unknown = emails.filter((email) => !known.has(email.trim().toLowerCase()));
    for (const email of unknown) console.error(`${email} has no account`);
    if (unknown.length > 0) process.exitCode = 1;
  });
}
