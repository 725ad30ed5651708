import { knowsPasskeys } from '#adapters';

/** At which host the page is, and whether its browser has passkeys there. */
export function readPasskeysHere() {
  return { host: location.hostname, known: knowsPasskeys() };
}
