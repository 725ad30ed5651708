import type * as z from 'zod/mini';
import { KeptText, RequestDraft } from '#schemas';
import type { SafeStorage } from './storage.ts';

const prefix = 'draft:';
/** How the drafts of guests begin; nobody with an account has such an id. */
export const guestDrafts = `${prefix}guest:`;
const lifeSeconds = 24 * 3600;

export type DraftOwner = { user_id: string; vendor_id: string; order_id?: string | undefined };

/** What somebody has typed elsewhere, and not sent. */
export type TypedOwner = { user_id: string; what: 'outlets' | 'help' };
const typedKey = ({ user_id, what }: TypedOwner) => `${prefix}${user_id}/${what}`;

/** Unsent requests, one for each user and vendor or edited order, and other forms; kept for 24 hours and wiped when the person signs out. */
export function createDrafts(storage: SafeStorage, now: () => number) {
  // No id has a slash in it, so an edit never meets the request of an outlet.
  const keyOf = ({ user_id, vendor_id, order_id }: DraftOwner) =>
    `${prefix}${user_id}:${vendor_id}${order_id === undefined ? '' : `/${order_id}`}`;
  return {
    load: (owner: DraftOwner): RequestDraft | null =>
      alive(storage, now(), keyOf(owner), RequestDraft),
    save(owner: DraftOwner, draft: RequestDraft | null): void {
      if (draft === null) storage.remove(keyOf(owner));
      else storage.write(keyOf(owner), draft);
    },
    loadTyped: (owner: TypedOwner): string =>
      alive(storage, now(), typedKey(owner), KeptText)?.text ?? '',
    saveTyped({ text, ...owner }: TypedOwner & { text: string }): void {
      if (text === '') storage.remove(typedKey(owner));
      else storage.write(typedKey(owner), { saved_at: now(), text });
    },
    forget(): void {
      for (const key of storage.keys(prefix)) storage.remove(key);
    },
  };
}

/** What was kept, unless that was too long ago. */
function alive<S extends z.ZodMiniType<{ saved_at: number }>>(
  storage: SafeStorage,
  now: number,
  key: string,
  schema: S,
): z.output<S> | null {
  const kept = storage.read(key, schema);
  const isAlive = kept !== null && now - kept.saved_at < lifeSeconds;
  if (kept !== null && !isAlive) storage.remove(key);
  return isAlive ? kept : null;
}
