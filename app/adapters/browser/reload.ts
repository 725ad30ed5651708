import { every } from './timers.ts';

/**
 * Reloads the page when code that failed to load is available now: browsers remember a failed module until the next page
 * load. A page that was itself reloaded does not reload again, so there is no loop.
 */
export async function reloadOnceReachable(address: string): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation === undefined || Reflect.get(navigation, 'type') === 'reload') return false;
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Seconds between checks whether the server is back. */
const rest = 5;

/** Reloads a page that could not be loaded as soon as the server answers; answers how to stop waiting. */
export function reloadWhenReachable(): () => void {
  return every(rest, () => void reloadOnceReachable(location.href));
}
