import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { StartError } from '../server/start-error.ts';
import { type Environment, environmentOf } from './check-config/environment.ts';
import { written } from './check-config/finding.ts';
import { checkConfig } from './check-config/index.ts';
import { run } from './support/run.ts';

const usage = `npm run check-config -- [--env-file FILE] [--root FOLDER]

Reads markets, brands, deployments, features and the environment as the server does at its start, and names each that is
wrong by file, line and reason. Ends with 1 when something is wrong. It needs no database and starts nothing.

  --env-file FILE   the variables of this file instead of those of this shell
  --root FOLDER     another copy of the product, such as its next version`;

const product = new URL('../', import.meta.url);

/** What each copy of the product holds. */
const parts = ['markets', 'brands', 'plugins', 'app', 'package.json'];

await run(main, (error) => (error instanceof StartError ? error.message : error));

async function main(): Promise<void> {
  const begun = performance.now();
  const { values } = parseArgs({
    options: {
      ...{ 'env-file': { type: 'string' }, root: { type: 'string' } },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const root = values.root === undefined ? product : pathToFileURL(`${resolve(values.root)}/`);
  const missing = parts.filter((part) => !existsSync(new URL(part, root)));
  if (missing.length > 0) {
    const folder = fileURLToPath(root);
    throw new StartError(`${folder} is no copy of the product: it has no ${missing.join(', ')}.`);
  }
  const { findings, notes, looked } = await checkConfig(root, await given(values['env-file']));
  for (const finding of findings) console.error(written(finding));
  for (const note of notes) console.log(note);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${looked}: ${said(findings.length)} (${seconds} s)`);
  if (findings.length > 0) process.exitCode = 1;
}

async function given(file: string | undefined): Promise<Environment> {
  if (file === undefined) return { variables: process.env, from: undefined };
  return environmentOf(file, await readFile(file, 'utf8'));
}

function said(wrong: number): string {
  if (wrong === 0) return 'nothing is wrong';
  return wrong === 1 ? 'one thing is wrong' : `${wrong} things are wrong`;
}
