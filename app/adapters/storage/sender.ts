import { KeptSender } from '#schemas';
import type { SafeStorage } from './storage.ts';

/** Where a guest's details are. */
export const senderKey = 'guest-sender';

/** A guest's details for their next order, on this device only. */
export function createSender(storage: SafeStorage) {
  return {
    load: (): KeptSender | null => storage.read(senderKey, KeptSender),
    save: (sender: KeptSender): void => storage.write(senderKey, sender),
    forget: (): void => storage.remove(senderKey),
  };
}
