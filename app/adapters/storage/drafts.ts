import { RequestDraft } from '#schemas';
import { alive } from './alive.ts';
import type { SafeStorage } from './storage.ts';

/** Prefix of the keys of drafts. */
export const draftPrefix = 'draft:';
/** Prefix of guests' drafts; no account has such an id. */
export const guestDrafts = `${draftPrefix}guest:`;

export type DraftOwner = { user_id: string; vendor_id: string; order_id?: string | undefined };

/** Unsent requests, one for each user and vendor or edited order; kept for 24 hours and wiped when the person signs out. */
export function createDrafts(storage: SafeStorage, now: () => number) {
  // No id has a slash in it, so an edit never meets the request of an outlet.
  const keyOf = ({ user_id, vendor_id, order_id }: DraftOwner) =>
    `${draftPrefix}${user_id}:${vendor_id}${order_id === undefined ? '' : `/${order_id}`}`;
  return {
    load: (owner: DraftOwner): RequestDraft | null =>
      alive(storage, now(), keyOf(owner), RequestDraft),
    save(owner: DraftOwner, draft: RequestDraft | null): void {
      if (draft === null) storage.remove(keyOf(owner));
      else storage.write(keyOf(owner), draft);
    },
    /** Removes those older than 24 hours, and what cannot be read. */
    dropExpired(): void {
      for (const key of storage.keys(draftPrefix)) alive(storage, now(), key, RequestDraft);
    },
    forget(): void {
      for (const key of storage.keys(draftPrefix)) storage.remove(key);
    },
  };
}
