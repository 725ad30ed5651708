import { definePort } from '#core';

/** What this page is to passkeys: at which host it is, and whether its browser has any there. */
export type PasskeysHere = { readonly host: string; readonly known: boolean };

/** Asks the page itself. */
export const readPasskeysHereFx = definePort<void, PasskeysHere>('readPasskeysHere', async () => {
  const { readPasskeysHere } = await import('./adapter.ts');
  return readPasskeysHere;
});
