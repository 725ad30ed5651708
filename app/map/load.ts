import type { createMap } from './create-map.ts';

type Loaded = { readonly createMap: typeof createMap };
type Wait = (milliseconds: number) => Promise<void>;

const waits = [500, 1_000, 2_000, 4_000, 8_000, 14_500];

/**
 * Fetches the map's code, trying again with a growing delay for 30 s.
 * @throws Error "Timeout" when it did not come.
 */
export async function loadMap(
  fetchCode: () => Promise<Loaded> = () => import('./create-map.ts'),
  wait: Wait = pause,
): Promise<typeof createMap> {
  for (const delay of [...waits, null]) {
    try {
      return (await fetchCode()).createMap;
    } catch (cause) {
      if (delay === null) throw new Error('Timeout', { cause });
      await wait(delay);
    }
  }
  throw new Error('Timeout');
}

const pause: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
