import { knowsPasskeys } from '#adapters';

/** The page's host, and whether the browser supports passkeys there. */
export function readPasskeysHere() {
  return { host: location.hostname, known: knowsPasskeys() };
}
