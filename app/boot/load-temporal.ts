import { wait } from '#adapters';
import { loadAgain, loading } from '#lazy';
import { StartProblem } from './load-config.ts';

/**
 * Polyfills `Temporal`, before any page is loaded, also on a server that renders one. Modules must not `await` this at their top
 * level: WebKit then runs modules that depend on them too early.
 */
export async function loadTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return;
  const loaded = await loadAgain(
    loading(() => import('temporal-polyfill/global')),
    wait,
  );
  if (loaded === null) throw new StartProblem('');
}
