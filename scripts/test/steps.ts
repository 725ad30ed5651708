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
    const holds = await succeeds([command, ...args], say);
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
    try {
      const ended = await succeeds(words, say, { ...process.env, TMPDIR: folder });
      return outcomeOf(await readReport(file), ended);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

const heard = ['inherit', 'inherit'] as const;
const kept = ['pipe', 'pipe'] as const;

async function readReport(file: string): Promise<VitestReport | undefined> {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}

function succeeds(
  [command = '', ...args]: readonly string[],
  say: Say,
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', ...(say === undefined ? heard : kept)],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (words) => say?.(words));
    }
    child.on('error', (cause) => {
      console.error(`${command} could not run: ${cause.message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
