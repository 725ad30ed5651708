import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type FlagName, flagNames } from '#schemas';
import { readConfig } from '../server/config.ts';
import { setWindow, switchFlag } from '../server/flags/switch.ts';
import { audited } from './support/audited.ts';
import { explainDatabase, withDatabase } from './support/database.ts';
import { run } from './support/run.ts';

const usage = `npm run flags -- DEPLOYMENT FLAG on|off|file

  on, off   switches a flag of a deployment, over what its file says; browsers learn of it within five minutes
  file      lets the file decide again

such as: npm run flags -- sg planned_maintenance on
The database is DATABASE_URL, or the one in DATA_DIR, whether the product is running or not.`;

const values = { on: true, off: false, file: null } as const;

await run(main, explainDatabase);

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [deployment = '', flag = '', word = ''] = positionals;
  const problem = await problemWith(deployment, flag, word);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 2;
    return;
  }
  const value = values[word as keyof typeof values];
  await withDatabase((sql) =>
    audited(sql, 'flags set', async (tx) => {
      await switchFlag(tx, deployment, flag as FlagName, value);
      // What is said here holds from now on, whatever was planned.
      await setWindow(tx, deployment, flag as FlagName, null);
      const after = { switched: value, window: null };
      return { result: undefined, entries: [{ target: `flag ${deployment} ${flag}`, after }] };
    }),
  );
  console.log(`${flag} of ${deployment} is ${value === null ? 'what its file says' : word}`);
}

/** What is wrong with what was asked. */
async function problemWith(
  deployment: string,
  flag: string,
  word: string,
): Promise<string | undefined> {
  if (!Object.hasOwn(values, word)) return usage;
  const folder =
    readConfig(process.env).deploymentsDir ??
    fileURLToPath(new URL('../deployments/', import.meta.url));
  const known = (await readdir(folder)).map((name) => basename(name, '.json'));
  if (!known.includes(deployment)) return `There is no deployment ${deployment}.`;
  return flagNames.some((name) => name === flag) ? undefined : `There is no flag ${flag}.`;
}
