import { setTimeout as pass } from 'node:timers/promises';
import { doubledWait } from '#core/rules';
import type { Log } from '../log.ts';
import type { Kept } from './keeper.ts';

/** Milliseconds between two tries: at first, and at most. */
const rests = { first: 100, longest: 3000 };

/** Starts PostgreSQL again whenever it ends by itself, until it is stopped. Answers how to stop it. */
export function revive(
  first: Kept,
  start: () => Promise<Kept>,
  log?: Pick<Log, 'error' | 'info'>,
): () => Promise<void> {
  let current = first;
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await current.ended;
      if (stopping.signal.aborted) return;
      log?.error('PostgreSQL ended by itself: starting it again');
      current = (await startAgain(start, stopping.signal, log)) ?? current;
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await current.stop();
    await watching;
    // It may have been restarted while it was being stopped.
    await current.stop();
  };
}

async function startAgain(
  start: () => Promise<Kept>,
  stopping: AbortSignal,
  log?: Pick<Log, 'error' | 'info'>,
): Promise<Kept | undefined> {
  for (let failures = 1; !stopping.aborted; failures += 1) {
    try {
      const kept = await start();
      log?.info('PostgreSQL runs again');
      return kept;
    } catch (err) {
      log?.error({ err }, 'PostgreSQL could not be started again yet');
      await pass(doubledWait(failures, rests), undefined, { signal: stopping }).catch(
        () => undefined,
      );
    }
  }
  return undefined;
}
