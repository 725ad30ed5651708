import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from '../start-error.ts';
import type { Program } from './program.ts';

/**
 * Runs PostgreSQL and stops it when standard input closes, which happens however this process dies. It has its own session, so that
 * Ctrl-C does not stop the database before the last request.
 */
const script =
  'exec 3<&0; "$@" </dev/null 3<&- & pg=$!; { cat <&3; kill -INT $pg; } >/dev/null 2>&1 & exec 3<&-; wait $pg';

/** A running PostgreSQL: how to stop it, and a promise of its end, for whatever reason. */
export type Kept = { stop: () => Promise<void>; ended: Promise<unknown> };

/** Starts PostgreSQL and waits until it accepts connections. */
export async function keep(program: Program, args: string[]): Promise<Kept> {
  const command = [...program.prefix, join(program.bin, 'postgres'), ...args];
  const child = spawn('sh', ['-c', script, 'sh', ...command], {
    ...program.as,
    cwd: '/',
    detached: true,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // It has ended, so the script need not wait for our signal.
  const ended = once(child, 'exit').then(() => child.stdin.end());
  child.stdin.on('error', () => undefined);
  const complaint = await firstTrouble(child.stderr);
  if (complaint !== undefined) throw new StartError(`PostgreSQL did not start: ${complaint}`);
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { stop, ended };
}

/**
 * A free port below the ephemeral range (32768 and up), from which any program's connection could get it before PostgreSQL does.
 */
export async function freePort(tries = 20): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) {
    if (tries <= 1) throw new StartError('No port is free.');
    return freePort(tries - 1);
  }
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Undefined once PostgreSQL is ready, otherwise its error; keeps draining its log. */
function firstTrouble(log: NodeJS.ReadableStream): Promise<string | undefined> {
  return new Promise((resolve) => {
    let last = 'it said nothing.';
    createInterface(log)
      .on('line', (line) => {
        if (line.includes('ready to accept connections')) resolve(undefined);
        if (line.includes('FATAL: ')) last = `${line.replace(/^.*FATAL: +/, '')}.`;
      })
      .on('close', () => resolve(last));
  });
}
