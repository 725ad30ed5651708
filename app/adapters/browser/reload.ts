import { every } from './timers.ts';

/**
 * Loads the page again when code that failed before can be loaded now: a browser remembers a failed module and every part
 * of it, and only a new page forgets. A page that was itself loaded again does not do it again, so there is no loop.
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

/** Seconds between two looks whether the server is back. */
const rest = 5;

/** The same as soon as the server answers, for a page that shows nothing but that it could not be loaded; answers how to stop waiting for that. */
export function reloadWhenReachable(): () => void {
  return every(rest, () => void reloadOnceReachable(location.href));
}
