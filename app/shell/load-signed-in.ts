import { wait } from '#adapters';
import { loadAgain, loading } from '#lazy';
import type { SignedIn } from './signed-in.tsx';

/** Loads what a signed-in person has around the pages; null when even the last try failed. */
export async function loadSignedIn(): Promise<SignedIn | null> {
  const module = await loadAgain(
    loading(() => import('./signed-in.tsx')),
    wait,
  );
  return module?.signedIn ?? null;
}
