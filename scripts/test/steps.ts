import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Outcome, outcomeOf, type VitestReport } from './report.ts';
import { makeScratch } from './scratch.ts';

export type { Outcome };

/** Where a step's words go as they come; on screen when it is left out. */
type Say = ((words: string) => void) | undefined;

/** One thing that `npm test` checks. */
export type Step = { name: string; run: (say?: Say) => Promise<Outcome> };

/** A tool that either holds or does not; it counts as one. */
export function runCheck(command: string, ...args: string[]): Step['run'] {
  return async (say) => {
    const holds = await succeeds([command, ...args], { say });
    return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, troubles: [], retried: [] };
  };
}

/** One project of the tests, all of it unless vitest is asked for less; each test counts. */
export function runTests(project: string, asked: readonly string[] = ['run']): Step['run'] {
  return async (say) => {
    const folder = await makeScratch();
    const file = join(folder, 'report.json');
    const words = [
      ...['vitest', ...asked, '--project', project],
      ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file],
    ];
    const errors: string[] = [];
    const hear = { say, complain: (said: string) => errors.push(said) };
    try {
      const ended = await succeeds(words, hear, { ...process.env, TMPDIR: folder });
      return outcomeOf(await readReport(file), ended, errors.join(''));
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

/** Where words go, and besides where what is said as an error goes, which is on screen as well. */
type Hear = { say: Say; complain?: (said: string) => void };

async function readReport(file: string): Promise<VitestReport | undefined> {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}

function succeeds(
  [command = '', ...args]: readonly string[],
  { say, complain }: Hear,
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', say === undefined ? 'inherit' : 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout?.setEncoding('utf8').on('data', (words) => say?.(words));
    child.stderr?.setEncoding('utf8').on('data', (words) => {
      complain?.(words);
      if (say === undefined) process.stderr.write(words);
      else say(words);
    });
    child.on('error', (cause) => {
      console.error(`${command} could not run: ${cause.message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
