import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findRunning } from '../../../server/db/embedded.ts';

/** A server that does next to nothing beside its statement. */
export type Bare = { port: number };

/** Runs one on the database of the product while `act` measures. */
export async function beside<Result>(
  dataDir: string,
  act: (bare: Bare) => Promise<Result>,
): Promise<Result> {
  const url = await findRunning(dataDir);
  if (url === undefined) throw new Error('the product has no PostgreSQL of its own');
  const child = fork(join(import.meta.dirname, 'bare-program.ts'), [url]);
  const [port] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  try {
    return await act({ port: Number(port) });
  } finally {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}
