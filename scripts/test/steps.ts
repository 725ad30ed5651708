import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Outcome, outcomeOf, type VitestReport } from './report.ts';
import { makeScratch } from './scratch.ts';

export type { Outcome };

/** One thing that `npm test` checks. */
export type Step = { name: string; run: () => Promise<Outcome> };

/** A tool that either holds or does not; it counts as one. */
export function runCheck(command: string, ...args: string[]): Step['run'] {
  return async () => {
    const holds = await succeeds(command, args);
    return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, troubles: [], retried: [] };
  };
}

/** One project of the tests; each test counts. */
export function runTests(project: string): Step['run'] {
  return async () => {
    const folder = await makeScratch();
    const file = join(folder, 'report.json');
    const words = [
      ...['run', '--project', project],
      ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file],
    ];
    try {
      const ended = await succeeds('vitest', words, { ...process.env, TMPDIR: folder });
      return outcomeOf(await readReport(file), ended);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

async function readReport(file: string): Promise<VitestReport | undefined> {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}

function succeeds(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', (cause) => {
      console.error(`${command} could not run: ${cause.message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
