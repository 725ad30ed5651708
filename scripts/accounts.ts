import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { erasePerson, exportPerson } from '../server/access/person.ts';
import { requireReset } from '../server/access/require-reset.ts';
import type { Sql } from '../server/db/connect.ts';
import { personTarget } from '../server/operator/audit.ts';
import { audited } from './support/audited.ts';
import { explainDatabase, withDatabase } from './support/database.ts';
import { run } from './support/run.ts';

const usage = `npm run accounts -- require-reset EMAIL...
npm run accounts -- export EMAIL [FILE]
npm run accounts -- erase EMAIL

  require-reset   ends the sessions of these people and lets them in again only with a new password,
                  which they set with a code by mail
  export          writes all that is kept of a person as JSON, into a file or to the terminal
  erase           forgets a person; orders stay, without the person, with what they cost

The database is DATABASE_URL, or the one in DATA_DIR, whether the product is running or not.`;

type Command = (sql: Sql, email: string, more: readonly string[]) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  'require-reset': async (sql, email, more) => {
    const emails = [email, ...more];
    const found = await audited(sql, 'people require-new-password', async (tx, now) => {
      const result = await requireReset(tx, emails, now);
      return { result, entries: result.map((each) => ({ target: personTarget(each) })) };
    });
    for (const each of found) console.log(`${each} has to set a new password`);
    const known = new Set(found.map((each) => each.toLowerCase()));
    const unknown = emails.filter((each) => !known.has(each.trim().toLowerCase()));
    for (const each of unknown) console.error(`${each} has no account`);
    if (unknown.length > 0) process.exitCode = 1;
  },
  export: async (sql, email, [file]) => {
    const kept = await audited(sql, 'people export', async (tx) => {
      return { result: await exportPerson(tx, email), entries: [{ target: personTarget(email) }] };
    });
    const text = `${JSON.stringify(kept, null, 2)}\n`;
    if (file === undefined) process.stdout.write(text);
    else await writeFile(file, text, { mode: 0o600 });
  },
  erase: async (sql, email) => {
    const erased = await audited(sql, 'people erase', async (tx, now) => {
      const result = await erasePerson(tx, email, now);
      return { result, entries: [{ target: personTarget(email), after: result }] };
    });
    const gone = Object.entries(erased);
    for (const [what, count] of gone) if (count > 0) console.log(`${what}: ${count}`);
    if (gone.every(([, count]) => count === 0)) console.log(`nothing is kept of ${email}`);
  },
};

await run(main, explainDatabase);

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [command = '', email, ...more] = positionals;
  const act = commands[command];
  if (act === undefined || email === undefined) {
    console.log(usage);
    process.exitCode = 2;
    return;
  }
  await withDatabase((sql) => act(sql, email, more));
}
