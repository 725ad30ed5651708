import { every } from './timers.ts';

/**
 * Reloads the page when code that failed to load is available now: browsers remember a failed module until the next page
 * load. A page that was itself reloaded does not reload again, so there is no loop.
 */
export async function reloadOnceReachable(address: string): Promise<boolean> {
  if (wasReloaded() || !(await answers(address))) return false;
  location.reload();
  return true;
}

/** Seconds between checks whether the server is back. */
const rest = 5;

/**
 * Reloads a page that could not be loaded as soon as the server answers; answers how to stop waiting. A page that was itself
 * reloaded waits until the server was away in between, so there is no loop.
 */
export function reloadWhenReachable(): () => void {
  let wasAway = false;
  return every(rest, async () => {
    const isThere = await answers(location.href);
    if (isThere && (wasAway || !wasReloaded())) location.reload();
    wasAway ||= !isThere;
  });
}

function wasReloaded(): boolean {
  const visits = performance.getEntriesByType('navigation');
  return visits.every((visit) => Reflect.get(visit, 'type') === 'reload');
}

/** Whether the server has this address now. */
function answers(address: string): Promise<boolean> {
  return fetch(address, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
