import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where a program lies; null when it is not installed. */
export function programAt(
  names: readonly string[],
  folders = (process.env.PATH ?? '').split(':'),
): string | null {
  const places = folders.flatMap((folder) => names.map((name) => `${folder}/${name}`));
  return places.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts a program that goes on until it is ended. */
export function start(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, ...env },
  });
}

/** Ends a program and waits for that. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((exit) => child.once('exit', exit));
  child.kill();
  await ended;
}

/** The first answer of something that is only just starting. */
export async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(100);
    }
  }
}
