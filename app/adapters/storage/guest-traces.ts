import { guestDrafts } from './drafts.ts';
import { guestOrdersKey, guestTokenKey } from './guest-orders.ts';
import { sessionPrefix } from './kept.ts';
import { senderKey } from './sender.ts';
import type { SafeStorage } from './storage.ts';

/** Forgets a guest whose token proves nothing any more: who comes next on this device is somebody else. */
export function forgetGuest(storage: SafeStorage): void {
  const own = [guestTokenKey, guestOrdersKey, senderKey];
  const begun = [guestDrafts, sessionPrefix].flatMap(storage.keys);
  for (const key of [...own, ...begun]) storage.remove(key);
}
