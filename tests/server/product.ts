import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { fromSources } from '../support/sources.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The product from its sources as a process of its own; `said` is all that it wrote. */
export type Spawned = { child: ChildProcess; said: () => string; port: string };

/** Runs it, from another tree where one is named; answers once it says where it is or ends. */
export async function spawnProduct(
  env: Record<string, string>,
  cwd: string = root,
): Promise<Spawned> {
  const ports = { PORT: '0', PAYMENT_PORT: '0', SITES_PORT: '0' };
  // To bundle for development takes longer than all else that a start does: only where nothing is built is it done.
  const client = existsSync(join(cwd, 'dist/index.html')) ? [] : ['--dev'];
  const child = spawn(process.execPath, fromSources('server/main.ts', ...client), {
    cwd,
    env: { ...process.env, ...ports, LOG_LEVEL: 'warn', SHED_AT: '0', ...env },
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const began = () => expect(child.exitCode !== null || said.includes('Ctrl-C')).toBe(true);
  await vi.waitFor(began, { timeout: 60_000, interval: 50 });
  const port = said.match(/http:\/\/localhost:(\d+)/)?.[1] ?? '';
  return { child, said: () => said, port };
}

/** Ends it by a signal; answers its exit code, null when the signal ended it. */
export async function endProduct(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
