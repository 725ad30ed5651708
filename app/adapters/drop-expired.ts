import type { Powers } from './powers.ts';
import { hasBulk } from './storage/bulk-database.ts';
import type { BulkDrafts } from './storage/bulk-drafts.ts';

/**
 * Removes what was typed and not sent more than 24 hours ago, of every person: on a shared device the page that would find
 * it too old may never be opened again.
 */
export function dropExpired({ drafts, kept }: Pick<Powers, 'drafts' | 'kept'>): void {
  drafts.dropExpired();
  kept.dropExpired();
}

/** The same of files that were not uploaded. Their code is loaded only where there may be some. */
export async function dropExpiredBulk(
  factory: () => IDBFactory,
  load: () => Promise<Pick<BulkDrafts, 'dropExpired'>>,
): Promise<void> {
  if (await hasBulk(factory())) await (await load()).dropExpired();
}
