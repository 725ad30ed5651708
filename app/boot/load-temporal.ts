import { wait } from '#adapters';
import { loadAgain, loading } from '#lazy';
import { StartProblem } from './load-config.ts';

/**
 * Brings `Temporal` to a browser that lacks it, before any page is asked for, and to a server that draws one. No module waits for this by itself: an
 * `await` outside of a function makes WebKit run those behind it too early.
 */
export async function loadTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return;
  const loaded = await loadAgain(
    loading(() => import('temporal-polyfill/global')),
    wait,
  );
  if (loaded === null) throw new StartProblem('');
}
