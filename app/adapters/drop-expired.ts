import type { Powers } from './powers.ts';
import { bulkDatabase } from './storage/bulk-database.ts';

/**
 * Removes what was typed and not sent more than 24 hours ago, of every person: on a shared device the page that would find
 * it too old may never be opened again.
 */
export function dropExpired({ drafts, kept }: Pick<Powers, 'drafts' | 'kept'>): void {
  drafts.dropExpired();
  kept.dropExpired();
}

/** The same of files that were not uploaded. Their code is loaded only where there may be some. */
export async function dropExpiredBulk({ bulkDrafts }: Pick<Powers, 'bulkDrafts'>): Promise<void> {
  if (await hasBulk(indexedDB)) await (await bulkDrafts.get()).dropExpired();
}

/** Whether there may be files; not every browser lists its databases. */
export async function hasBulk(factory: Partial<Pick<IDBFactory, 'databases'>>): Promise<boolean> {
  const found = await factory.databases?.();
  return found?.some(({ name }) => name === bulkDatabase) ?? true;
}
