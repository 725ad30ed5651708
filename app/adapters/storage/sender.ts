import { KeptSender } from '#schemas';
import type { SafeStorage } from './storage.ts';

const key = 'guest-sender';

/** A guest's details for their next order, kept on this device only. */
export function createSender(storage: SafeStorage) {
  return {
    load: (): KeptSender | null => storage.read(key, KeptSender),
    save: (sender: KeptSender): void => storage.write(key, sender),
    forget: (): void => storage.remove(key),
  };
}
