import { definePort } from '#core';

/** The page's host, and whether its browser supports passkeys there. */
export type PasskeysHere = { readonly host: string; readonly known: boolean };

/** Reads it from the browser. */
export const readPasskeysHereFx = definePort<void, PasskeysHere>('readPasskeysHere', async () => {
  const { readPasskeysHere } = await import('./adapter.ts');
  return readPasskeysHere;
});
