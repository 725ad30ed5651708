import { tryAgain, wait } from '#adapters';
import type { createMap } from './create-map.ts';

type Loaded = { readonly createMap: typeof createMap };

/** Seconds between the tries; together half a minute. */
const pauses = [0.5, 1, 2, 4, 8, 14.5];

/**
 * Fetches the map's code, trying again with a growing delay for 30 s.
 * @throws Error "Timeout" when it did not come.
 */
export async function loadMap(
  fetchCode: () => Promise<Loaded> = () => import('./create-map.ts'),
  pause: (seconds: number) => Promise<void> = wait,
): Promise<typeof createMap> {
  try {
    return (await tryAgain(fetchCode, pauses, pause)).createMap;
  } catch (cause) {
    throw new Error('Timeout', { cause });
  }
}
